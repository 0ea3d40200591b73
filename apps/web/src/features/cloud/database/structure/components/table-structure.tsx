import { type BackendTable, fillText, type TableColumn, texts } from '@loam/contract';
import { Badge, Button, Card, Skeleton, Switch } from '@loam/ui';
import { PencilLine, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ErrorPanel } from '../../../console/error-panel.tsx';
import type { ScreenProps } from '../../../console/screen.ts';
import { useTable } from '../../api.ts';
import { useStructure } from '../api.ts';
import { structureWords as words } from '../texts.data.ts';
import { ObjectList, ObjectRow } from './object-row.tsx';
import { type TableOrder, TableOrderSheet } from './table-order-sheet.tsx';

interface TableStructureProps extends ScreenProps {
  readonly table: string;
}

/** What one table is made of, and what can be changed about it. */
export function TableStructureScreen({ table, ...props }: TableStructureProps) {
  const description = useTable({ projectId: props.project.id, table });
  if (description.isError)
    return (
      <ErrorPanel
        title={texts.database.tableUnavailable}
        error={description.error}
        onRetry={description.refetch}
        isRetrying={description.isFetching}
      />
    );
  if (description.isPending)
    return (
      <div aria-busy aria-label={words.loading} className="mx-auto flex max-w-4xl flex-col gap-3 p-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-24" />
      </div>
    );
  return <Content {...props} table={description.data} />;
}

interface ContentProps extends ScreenProps {
  readonly table: BackendTable;
}

function Content({ project, table, reset }: ContentProps) {
  const [order, setOrder] = useState<TableOrder>();
  const structure = useStructure(project.id);
  const canEdit = project.permissions.includes('EditBackend') && table.kind === 'table';
  const shared = { table, canEdit, onOrder: setOrder };
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-4xl flex-col gap-6 p-4">
        {project.permissions.includes('EditBackend') ? null : (
          <p className="text-sm text-muted-foreground">{words.readOnly}</p>
        )}
        <Columns {...shared} />
        <Access {...shared} />
        <Links {...shared} />
        <Indexes {...shared} />
        <Triggers {...shared} />
        {canEdit ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => setOrder({ kind: 'rename' })}>
              <PencilLine aria-hidden />
              {words.table.rename}
            </Button>
            <Button variant="danger" size="sm" onClick={() => setOrder(direct.dropTable(table.name))}>
              <Trash2 aria-hidden />
              {words.table.remove}
            </Button>
          </div>
        ) : null}
      </div>
      {order === undefined ? null : (
        <TableOrderSheet
          projectId={project.id}
          table={table}
          structure={structure.data}
          order={order}
          onClose={() => setOrder(undefined)}
          onGone={() => reset({ section: 'database' })}
          onRenamed={(name) =>
            reset({
              section: 'database',
              title: fillText(words.structureOf, { table: name }),
              params: { table: name, view: 'structure' },
            })
          }
        />
      )}
    </div>
  );
}

const direct = {
  dropTable: (table: string): TableOrder => ({
    kind: 'direct',
    title: words.table.remove,
    change: { kind: 'drop_table', table, cascade: false },
  }),
};

interface PartProps {
  readonly table: BackendTable;
  readonly canEdit: boolean;
  readonly onOrder: (order: TableOrder) => void;
}

function Columns({ table, canEdit, onOrder }: PartProps) {
  const remove = (name: string): TableOrder => ({
    kind: 'direct',
    title: words.column.remove,
    change: { kind: 'drop_column', table: table.name, name, cascade: false },
  });
  return (
    <ObjectList
      title={words.table.columns}
      empty=""
      isEmpty={false}
      add={
        canEdit
          ? { label: words.table.addColumn, onAdd: () => onOrder({ kind: 'column', column: undefined }) }
          : undefined
      }
    >
      {table.columns.map((column) => (
        <ObjectRow
          key={column.name}
          name={column.name}
          detail={
            <code>
              {[column.data_type, column.default_value].filter((part) => part !== null).join(' · ')}
            </code>
          }
          badges={<ColumnBadges table={table} column={column} />}
          actions={
            canEdit
              ? [
                  { label: words.column.edit, onSelect: () => onOrder({ kind: 'column', column }) },
                  { label: words.column.remove, onSelect: () => onOrder(remove(column.name)) },
                ]
              : []
          }
        />
      ))}
    </ObjectList>
  );
}

function ColumnBadges({ table, column }: { readonly table: BackendTable; readonly column: TableColumn }) {
  const { badges } = words.column;
  const isKey = table.primary_keys.some(({ name }) => name === column.name);
  const shown = [
    isKey && badges.primary,
    !isKey && !column.is_nullable && badges.required,
    column.is_unique && badges.unique,
    column.is_identity && badges.identity,
    column.is_generated && !column.is_identity && badges.generated,
  ].filter((badge) => badge !== false);
  return shown.map((badge) => <Badge key={badge}>{badge}</Badge>);
}

/** Who may reach the rows, and who hears of them. */
function Access({ table, canEdit, onOrder }: PartProps) {
  if (table.kind !== 'table') return null;
  const isSafe = table.has_row_security;
  return (
    <Card className="divide-y divide-border">
      <AccessSwitch
        label={words.table.security}
        detail={isSafe ? words.table.securityOn : words.table.securityOff}
        isWarning={!isSafe}
        isOn={isSafe}
        canEdit={canEdit}
        onChange={(on) =>
          onOrder({
            kind: 'direct',
            title: words.table.security,
            change: { kind: 'set_security', table: table.name, on },
          })
        }
      />
      <AccessSwitch
        label={words.table.realtime}
        detail={words.table.realtimeLive}
        isOn={table.is_realtime}
        canEdit={canEdit}
        onChange={(on) =>
          onOrder({
            kind: 'direct',
            title: words.table.realtime,
            change: { kind: 'set_realtime', table: table.name, on },
          })
        }
      />
    </Card>
  );
}

interface AccessSwitchProps {
  readonly label: string;
  readonly detail: string;
  readonly isWarning?: boolean;
  readonly isOn: boolean;
  readonly canEdit: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function AccessSwitch({ label, detail, isWarning = false, isOn, canEdit, onChange }: AccessSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 px-3 py-2.5">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <p className={isWarning ? 'text-xs text-warning-subtle-foreground' : 'text-xs text-muted-foreground'}>
          {detail}
        </p>
      </div>
      <Switch id={id} checked={isOn} disabled={!canEdit} onCheckedChange={onChange} />
    </div>
  );
}

function Links({ table, canEdit, onOrder }: PartProps) {
  return (
    <ObjectList
      title={words.links.title}
      empty={words.links.empty}
      isEmpty={table.foreign_keys.length === 0}
      add={canEdit ? { label: words.links.add, onAdd: () => onOrder({ kind: 'link' }) } : undefined}
    >
      {table.foreign_keys.map((key) => (
        <ObjectRow
          key={key.name}
          name={`${key.columns.join(', ')} → ${key.target_table}.${key.target_columns.join(', ')}`}
          detail={ruleWords(key.on_delete)}
          actions={
            canEdit
              ? [
                  {
                    label: words.links.remove,
                    onSelect: () =>
                      onOrder({
                        kind: 'direct',
                        title: words.links.remove,
                        change: { kind: 'drop_foreign_key', table: table.name, name: key.name },
                      }),
                  },
                ]
              : []
          }
        />
      ))}
    </ObjectList>
  );
}

function ruleWords(rule: string): string {
  const { rules } = words.links;
  return `${words.links.rule}: ${Object.entries(rules).find(([name]) => name === rule)?.[1] ?? rule}`;
}

function Indexes({ table, canEdit, onOrder }: PartProps) {
  return (
    <ObjectList
      title={words.indexes.title}
      empty={words.indexes.empty}
      isEmpty={table.indexes.length === 0}
      add={canEdit ? { label: words.indexes.add, onAdd: () => onOrder({ kind: 'index' }) } : undefined}
    >
      {table.indexes.map((index) => (
        <ObjectRow
          key={index.name}
          name={index.name}
          detail={/ USING (.*)$/.exec(index.definition)?.[1] ?? index.definition}
          badges={
            <>
              {index.is_unique ? <Badge>{words.column.badges.unique}</Badge> : null}
              {index.is_of_constraint ? <Badge>{words.indexes.ofKey}</Badge> : null}
            </>
          }
          actions={
            canEdit && !index.is_of_constraint
              ? [
                  {
                    label: words.indexes.remove,
                    onSelect: () =>
                      onOrder({
                        kind: 'direct',
                        title: words.indexes.remove,
                        change: { kind: 'drop_index', table: table.name, name: index.name },
                      }),
                  },
                ]
              : []
          }
        />
      ))}
    </ObjectList>
  );
}

function Triggers({ table, canEdit, onOrder }: PartProps) {
  return (
    <ObjectList
      title={words.triggers.title}
      empty={words.triggers.empty}
      isEmpty={table.triggers.length === 0}
      add={canEdit ? { label: words.triggers.create, onAdd: () => onOrder({ kind: 'trigger' }) } : undefined}
    >
      {table.triggers.map((trigger) => (
        <ObjectRow
          key={trigger.name}
          name={trigger.name}
          detail={trigger.definition.replace(/^CREATE TRIGGER .*? (BEFORE|AFTER|INSTEAD OF)/s, '$1')}
          badges={trigger.is_enabled ? null : <Badge tone="warning">{words.triggers.off}</Badge>}
        />
      ))}
    </ObjectList>
  );
}
