import { toast } from '@loam/ui';
import { shownProblem } from './problems.ts';
import { useIsThere } from './use-is-there.ts';

/** For a failure that a dialog shows itself: where it was closed before the answer came, the page tells it. */
export function useTellIfGone(title: string): (error: unknown) => void {
  const isThere = useIsThere();
  return (error) => {
    if (!isThere()) toast.error(title, { description: shownProblem(error).message });
  };
}
