import { texts } from '@loam/contract';
import { Button } from '@loam/ui';
import { errorWords } from './error-words.ts';

interface CardFailedProps {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
  readonly title: string;
}

/** A card of the overview whose part could not be loaded: the others stand as they are. */
export function CardFailed({ query: { error, isFetching, refetch }, title }: CardFailedProps) {
  return (
    <div role="alert" className="flex items-start justify-between gap-2 text-sm text-muted-foreground">
      <p className="min-w-0">
        <span className="block text-foreground">{title}</span>
        {errorWords(error).kind}
      </p>
      <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
        {texts.errorPanel.retry}
      </Button>
    </div>
  );
}
