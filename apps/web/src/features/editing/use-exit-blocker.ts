import { useBlocker } from '@tanstack/react-router';
import type { Code } from './code-context.tsx';

/** Leaving the project, or the code view within it, waits for an answer while something is unsaved. */
export function useExitBlocker({ desk }: Pick<Code, 'desk'>) {
  const hasUnsaved = desk.pending.size > 0;
  return useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (!hasUnsaved) return false;
      if (current.pathname !== next.pathname) return true;
      return viewOf(current.search) === 'codeEditor' && viewOf(next.search) !== 'codeEditor';
    },
    enableBeforeUnload: () => hasUnsaved,
    withResolver: true,
  });
}

function viewOf(search: object): unknown {
  return 'view' in search ? search.view : undefined;
}
