import { limits, texts } from '@loam/contract';
import { Button, Skeleton } from '@loam/ui';
import { CardFailed } from '../../console/card-failed.tsx';
import type { CardProps } from '../../console/screen.ts';
import { useFunctions } from '../api.ts';
import { functionWords } from '../texts.data.ts';
import { FunctionStatus } from './function-status.tsx';

/** The first ones. */
export function FunctionsCard({ project, backend, push }: CardProps) {
  const query = useFunctions(project.id, backend.ref ?? '');
  const { data } = query;
  if (data === undefined && query.isError) return <CardFailed query={query} title={texts.functions.failed} />;
  if (data === undefined) return <Skeleton className="h-5 w-32" />;
  if (data.length === 0) return <p className="text-sm text-muted-foreground">{functionWords.card.none}</p>;
  return (
    <ul>
      {data.slice(0, limits.cloud.cardItems).map(({ id, slug, name, status }) => (
        <li key={id} className="flex items-center justify-between gap-2">
          <Button
            variant="link"
            className="min-w-0 truncate text-sm text-foreground"
            onClick={() => push({ section: 'functions', title: name, params: { slug } })}
          >
            {name}
          </Button>
          <FunctionStatus status={status} />
        </li>
      ))}
    </ul>
  );
}
