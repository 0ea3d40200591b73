import { fillText, type SchemaTable, texts } from '@loam/contract';
import { Badge, Button, Card, EmptyState, Skeleton } from '@loam/ui';
import { KeyRound, Workflow } from 'lucide-react';
import { useProjectViews } from '../../../shared/project-views.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { shortType } from '../grid/short-type.ts';
import { useSchema } from './api.ts';

const words = {
  open: 'Open the diagram',
  detail: 'Tables and how they hang together; the diagram shows the same as a picture.',
  failed: 'The tables could not be read',
  view: 'view',
  columns: 'Columns of {table}',
};

/** The tables in words, and the way to their picture in the diagram view. */
export function SchemaDiagramScreen({ project }: ScreenProps) {
  const views = useProjectViews();
  const schema = useSchema(project.id);
  if (schema.data === undefined) {
    if (!schema.isError) return <Skeleton aria-busy className="m-4 h-64" />;
    return (
      <QueryError
        title={words.failed}
        error={schema.error}
        onRetry={schema.refetch}
        isRetrying={schema.isFetching}
      />
    );
  }
  const { tables } = schema.data;
  if (tables.length === 0)
    return <EmptyState icon={Workflow} title={texts.database.noTables} className="pt-16" />;
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground">{words.detail}</p>
          <Button variant="primary" onClick={() => views.open({ view: 'mermaid', diagram: 'database' })}>
            <Workflow aria-hidden />
            {words.open}
          </Button>
        </div>
        <ul className="grid gap-3 @2xl:grid-cols-2 @5xl:grid-cols-3">
          {tables.map((table) => (
            <li key={`${table.schema}.${table.name}`}>
              <TableFacts table={table} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function TableFacts({ table }: { readonly table: SchemaTable }) {
  const targets = new Map(
    table.foreign_keys.flatMap(({ columns, target_table: to }) =>
      columns.map((column) => [column, to] as const),
    ),
  );
  return (
    <Card className="overflow-hidden">
      <h3 className="flex items-center gap-2 border-b border-border px-3 py-2 font-mono text-sm font-semibold">
        <span className="truncate">
          {table.schema === 'public' ? table.name : `${table.schema}.${table.name}`}
        </span>
        {table.kind === 'view' ? <Badge variant="outline">{words.view}</Badge> : null}
      </h3>
      <ul
        aria-label={fillText(words.columns, { table: table.name })}
        className="px-3 py-1.5 font-mono text-xs"
      >
        {table.columns.map(({ name, type, is_primary: isPrimary }) => (
          <li key={name} className="flex items-center gap-2 py-0.5">
            {isPrimary ? <KeyRound aria-label="primary key" className="size-3 shrink-0 text-accent" /> : null}
            <span className="truncate">{name}</span>
            {targets.has(name) ? (
              <span className="truncate text-muted-foreground">→ {targets.get(name)}</span>
            ) : null}
            <span className="ms-auto truncate text-muted-foreground">{shortType(type)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
