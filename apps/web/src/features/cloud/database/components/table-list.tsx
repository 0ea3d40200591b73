import { fillText, type TableSummary, texts } from '@loam/contract';
import { Badge, Button, Card, CopyButton, EmptyState, IconButton, Input, Skeleton } from '@loam/ui';
import { Plus, RefreshCw, ShieldCheck, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ErrorPanel } from '../../console/error-panel.tsx';
import type { ScreenProps } from '../../console/screen.ts';
import { useTables } from '../api.ts';
import { useStructure } from '../structure/api.ts';
import { NewTableForm } from '../structure/components/new-table-form.tsx';
import { structureWords } from '../structure/texts.data.ts';
import { formatCount } from '../model/format-count.ts';
import { databaseWords } from '../texts.data.ts';

const words = texts.database;

/** The form stands beside the list: a table that it makes turns the empty list into a full one before it is told. */
export function TableList(props: ScreenProps) {
  const { project, push } = props;
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <Tables {...props} newTable={<NewTableButton project={project} onClick={() => setMaking(true)} />} />
      {isMaking ? <NewTable project={project} push={push} onClose={() => setMaking(false)} /> : null}
    </>
  );
}

function Tables({ project, push, has, newTable }: ScreenProps & { readonly newTable: ReactNode }) {
  const tables = useTables(project.id);
  const [search, setSearch] = useState('');
  if (tables.data === undefined && tables.isError)
    return (
      <ErrorPanel
        title={words.tablesFailed}
        error={tables.error}
        onRetry={tables.refetch}
        isRetrying={tables.isFetching}
      />
    );
  if (tables.data === undefined) return <ListPending />;
  if (tables.data.length === 0)
    return (
      <EmptyState
        icon={Table2}
        title={words.noTables}
        titleAs="p"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="outline" loading={tables.isFetching} onClick={() => void tables.refetch()}>
              <RefreshCw aria-hidden />
              {words.refresh}
            </Button>
            {newTable}
          </div>
        }
      >
        {databaseWords.noTablesDetail}
      </EmptyState>
    );
  const shown = tables.data.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-4xl flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center gap-2">
          <Input
            type="search"
            inputSize="sm"
            aria-label={databaseWords.searchTables}
            placeholder={databaseWords.searchTables}
            className="max-w-xs min-w-48 flex-1 max-sm:max-w-none max-sm:basis-full"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <div className="ms-auto flex gap-1">
            <PoliciesButton push={push} has={has} />
            <IconButton
              label={words.refresh}
              size="sm"
              loading={tables.isFetching}
              onClick={() => void tables.refetch()}
            >
              <RefreshCw aria-hidden />
            </IconButton>
            {newTable}
          </div>
        </div>
        {shown.length === 0 ? (
          <p className="py-8 text-center text-sm text-muted-foreground">{databaseWords.noMatch}</p>
        ) : (
          <Card className="divide-y divide-border overflow-hidden">
            {shown.map((table) => (
              <TableLine key={table.id} table={table} push={push} has={has} />
            ))}
          </Card>
        )}
      </div>
    </div>
  );
}

/** For those who may change the database. */
function NewTableButton({
  project,
  onClick,
}: Pick<ScreenProps, 'project'> & { readonly onClick: () => void }) {
  if (!project.permissions.includes('EditBackend')) return null;
  return (
    <Button variant="primary" size="sm" onClick={onClick}>
      <Plus aria-hidden />
      {structureWords.table.create}
    </Button>
  );
}

function NewTable({
  project,
  push,
  onClose,
}: Pick<ScreenProps, 'project' | 'push'> & { readonly onClose: () => void }) {
  const structure = useStructure(project.id);
  return (
    <NewTableForm
      projectId={project.id}
      ownTypes={(structure.data?.enums ?? []).map(({ name }) => name)}
      onClose={onClose}
      onDone={(change) =>
        change.kind === 'create_table'
          ? push({ section: 'database', title: change.name, params: { table: change.name } })
          : undefined
      }
    />
  );
}

interface TableLineProps extends Pick<ScreenProps, 'push' | 'has'> {
  readonly table: TableSummary;
}

function TableLine({ table, push, has }: TableLineProps) {
  const { name, kind, live_rows_estimate: rows, has_row_security: isSafe } = table;
  const kindName = databaseWords.views[kind];
  return (
    <div className="flex min-h-10 items-center gap-1 pe-2 hover:bg-hover/60">
      <Button
        variant="ghost"
        className="h-10 min-w-0 flex-1 justify-start gap-2 rounded-none font-normal hover:bg-transparent"
        onClick={() => push({ section: 'database', title: name, params: { table: name } })}
      >
        <Table2 aria-hidden className="text-muted-foreground" />
        <span className="sr-only">{databaseWords.open}</span>
        <span className="truncate font-medium">{name}</span>
        {kindName === '' ? null : <Badge>{kindName}</Badge>}
        {kind === 'table' && !isSafe ? <Badge tone="warning">{databaseWords.unsafe}</Badge> : null}
        <span className="ms-auto text-sm text-muted-foreground tabular-nums">
          {kind === 'table' ? fillText(databaseWords.estimate, { n: formatCount(rows) }) : null}
        </span>
      </Button>
      <CopyButton text={name} label={fillText(databaseWords.copyName, { name })} size="sm" />
      <PoliciesButton push={push} has={has} table={name} isIcon />
    </div>
  );
}

interface PoliciesButtonProps extends Pick<ScreenProps, 'push' | 'has'> {
  readonly table?: string;
  readonly isIcon?: boolean;
}

/** Absent until its section is there. */
export function PoliciesButton({ push, has, table, isIcon = false }: PoliciesButtonProps) {
  if (!has('policies')) return null;
  const open = () => push({ section: 'policies', ...(table !== undefined && { params: { table } }) });
  if (isIcon)
    return (
      <IconButton label={words.rlsPolicies} size="sm" onClick={open}>
        <ShieldCheck aria-hidden />
      </IconButton>
    );
  return (
    <Button variant="ghost" size="sm" onClick={open}>
      <ShieldCheck aria-hidden />
      {words.rlsPolicies}
    </Button>
  );
}

function ListPending() {
  return (
    <div aria-busy className="mx-auto flex max-w-4xl flex-col gap-2 p-4">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}
