import { Button } from '@loam/ui';
import { shownProblem } from './problems.ts';

export interface MoreToShow {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  fetchNextPage(): unknown;
}

interface ShowMoreProps {
  readonly query: MoreToShow;
  readonly label?: string;
}

/** Below a list that comes in pages: asks for the next one, and says when it did not come. */
export function ShowMore({ query, label = 'Show more' }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2">
      {query.isFetchNextPageError ? (
        <p role="alert" className="text-sm text-muted-foreground">
          {shownProblem(query.error).message}
        </p>
      ) : null}
      <Button variant="outline" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
