import { type BackendStructure, fillText } from '@loam/contract';
import { Badge, CodeBlock, Input, Switch } from '@loam/ui';
import { useState } from 'react';
import { structureWords } from '../texts.data.ts';
import { EnumForm, type EnumWish, NewEnumForm, SourceForm, TriggerForm } from './object-forms.tsx';
import { ObjectList, ObjectRow } from './object-row.tsx';
import { type DirectOrder, DirectSheet } from './order-sheet.tsx';

export interface ObjectListProps {
  readonly projectId: string;
  readonly structure: BackendStructure;
  readonly canEdit: boolean;
}

type EnumOrder =
  | { readonly kind: 'new' }
  | { readonly kind: 'direct'; readonly order: DirectOrder }
  | { readonly kind: 'form'; readonly one: BackendStructure['enums'][number]; readonly wish: EnumWish };

export function EnumList({ projectId, structure, canEdit }: ObjectListProps) {
  const words = structureWords.enums;
  const [order, setOrder] = useState<EnumOrder>();
  const onClose = () => setOrder(undefined);
  return (
    <>
      <ObjectList
        title={structureWords.tabs.enums}
        hidesTitle
        empty={words.empty}
        isEmpty={structure.enums.length === 0}
        add={canEdit ? { label: words.create, onAdd: () => setOrder({ kind: 'new' }) } : undefined}
      >
        {structure.enums.map((one) => {
          const form = (wish: EnumWish) => () => setOrder({ kind: 'form', one, wish });
          const drop = { title: words.remove, change: { kind: 'drop_enum', name: one.name } } as const;
          return (
            <ObjectRow
              key={one.name}
              name={one.name}
              badges={one.values.map((value) => (
                <Badge key={value}>{value}</Badge>
              ))}
              detail={
                one.used_by.length === 0
                  ? words.unused
                  : fillText(words.usedBy, { columns: one.used_by.join(', ') })
              }
              actions={
                canEdit
                  ? [
                      { label: words.addValue, onSelect: form('add') },
                      { label: words.renameValue, onSelect: form('rename_value') },
                      { label: words.rename, onSelect: form('rename') },
                      { label: words.remove, onSelect: () => setOrder({ kind: 'direct', order: drop }) },
                    ]
                  : []
              }
            />
          );
        })}
      </ObjectList>
      {order?.kind === 'new' ? <NewEnumForm projectId={projectId} onClose={onClose} /> : null}
      {order?.kind === 'form' ? (
        <EnumForm projectId={projectId} one={order.one} wish={order.wish} onClose={onClose} />
      ) : null}
      {order?.kind === 'direct' ? (
        <DirectSheet projectId={projectId} order={order.order} onClose={onClose} />
      ) : null}
    </>
  );
}

const functionTemplate = `create or replace function public.my_function()
returns text
language sql
stable
set search_path = ''
as $$
  select 'hello';
$$;`;

type Code = { readonly signature: string | undefined; readonly source: string };

export function FunctionList({ projectId, structure, canEdit }: ObjectListProps) {
  const words = structureWords.functions;
  const [code, setCode] = useState<Code>();
  const [direct, setDirect] = useState<DirectOrder>();
  const [shown, setShown] = useState<string>();
  return (
    <>
      <ObjectList
        title={structureWords.tabs.functions}
        hidesTitle
        empty={words.empty}
        isEmpty={structure.functions.length === 0}
        add={
          canEdit
            ? {
                label: words.create,
                onAdd: () => setCode({ signature: undefined, source: functionTemplate }),
              }
            : undefined
        }
      >
        {structure.functions.map((one) => {
          const { signature } = one;
          const drop = {
            title: words.remove,
            change: { kind: 'drop_function', signature, cascade: false },
          } as const;
          const view = {
            label: words.view,
            onSelect: () => setShown(shown === signature ? undefined : signature),
          };
          return (
            <ObjectRow
              key={signature}
              name={signature}
              badges={
                <>
                  {one.is_trigger ? <Badge>{words.trigger}</Badge> : null}
                  {one.is_definer ? <Badge tone="warning">{words.definer}</Badge> : null}
                </>
              }
              detail={
                shown === signature ? (
                  <CodeBlock code={one.definition} wrap className="mt-1" />
                ) : (
                  fillText(words.returns, { type: one.result })
                )
              }
              actions={
                canEdit
                  ? [
                      view,
                      { label: words.edit, onSelect: () => setCode({ signature, source: one.definition }) },
                      { label: words.remove, onSelect: () => setDirect(drop) },
                    ]
                  : [view]
              }
            />
          );
        })}
      </ObjectList>
      {code === undefined ? null : (
        <SourceForm
          projectId={projectId}
          title={code.signature === undefined ? words.create : words.edit}
          {...(code.signature !== undefined && { subject: code.signature })}
          label={words.source}
          source={code.source}
          draftOf={(source) => ({
            change: {
              kind: 'save_function',
              source,
              ...(code.signature !== undefined && { signature: code.signature }),
            },
          })}
          onClose={() => setCode(undefined)}
        />
      )}
      {direct === undefined ? null : (
        <DirectSheet projectId={projectId} order={direct} onClose={() => setDirect(undefined)} />
      )}
    </>
  );
}

type Trigger = BackendStructure['triggers'][number];
type TriggerOrder =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly one: Trigger }
  | { readonly kind: 'direct'; readonly order: DirectOrder };

export function TriggerList({ projectId, structure, canEdit }: ObjectListProps) {
  const words = structureWords.triggers;
  const [order, setOrder] = useState<TriggerOrder>();
  const onClose = () => setOrder(undefined);
  return (
    <>
      <ObjectList
        title={words.title}
        hidesTitle
        empty={words.empty}
        isEmpty={structure.triggers.length === 0}
        add={canEdit ? { label: words.create, onAdd: () => setOrder({ kind: 'new' }) } : undefined}
      >
        {structure.triggers.map((one) => (
          <ObjectRow
            key={`${one.schema}.${one.table}.${one.name}`}
            name={one.name}
            badges={
              <>
                <Badge>{one.schema === 'public' ? one.table : `${one.schema}.${one.table}`}</Badge>
                {one.is_enabled ? null : <Badge tone="warning">{words.off}</Badge>}
              </>
            }
            detail={one.definition}
            // Those of the platform's tables are the SQL editor's.
            actions={canEdit && one.schema === 'public' ? triggerActions(one, setOrder) : []}
          />
        ))}
      </ObjectList>
      {order?.kind === 'new' ? (
        <TriggerForm
          projectId={projectId}
          table={undefined}
          functions={structure.functions}
          onClose={onClose}
        />
      ) : null}
      {order?.kind === 'edit' ? (
        <SourceForm
          projectId={projectId}
          title={words.edit}
          subject={`${order.one.table}.${order.one.name}`}
          label={words.source}
          source={`${order.one.definition};`}
          draftOf={(source) => ({
            change: { kind: 'save_trigger', table: order.one.table, name: order.one.name, source },
          })}
          onClose={onClose}
        />
      ) : null}
      {order?.kind === 'direct' ? (
        <DirectSheet projectId={projectId} order={order.order} onClose={onClose} />
      ) : null}
    </>
  );
}

function triggerActions(one: Trigger, onOrder: (order: TriggerOrder) => void) {
  const words = structureWords.triggers;
  const { table, name } = one;
  const toggle = one.is_enabled ? words.switchOff : words.switchOn;
  return [
    { label: words.edit, onSelect: () => onOrder({ kind: 'edit', one }) },
    {
      label: toggle,
      onSelect: () =>
        onOrder({
          kind: 'direct',
          order: { title: toggle, change: { kind: 'set_trigger', table, name, on: !one.is_enabled } },
        }),
    },
    {
      label: words.remove,
      onSelect: () =>
        onOrder({
          kind: 'direct',
          order: { title: words.remove, change: { kind: 'drop_trigger', table, name } },
        }),
    },
  ];
}

export function ExtensionList({ projectId, structure, canEdit }: ObjectListProps) {
  const words = structureWords.extensions;
  const [direct, setDirect] = useState<DirectOrder>();
  const [search, setSearch] = useState('');
  const shown = structure.extensions
    .filter(({ name, comment }) => `${name} ${comment}`.toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((a, b) => Number(b.is_on) - Number(a.is_on) || a.name.localeCompare(b.name));
  return (
    <>
      <Input
        type="search"
        inputSize="sm"
        aria-label={words.search}
        placeholder={words.search}
        className="max-w-xs max-sm:max-w-none"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ObjectList
        title={structureWords.tabs.extensions}
        hidesTitle
        empty={words.none}
        isEmpty={shown.length === 0}
      >
        {shown.map(({ name, comment, is_on: isOn, is_fixed: isFixed }) => (
          <ObjectRow
            key={name}
            name={name}
            detail={comment}
            aside={
              isFixed ? (
                <Badge>{words.fixed}</Badge>
              ) : (
                <Switch
                  aria-label={fillText(words.switch, { name })}
                  checked={isOn}
                  disabled={!canEdit}
                  onCheckedChange={(on) =>
                    setDirect({
                      title: on ? words.on : words.off,
                      change: { kind: 'set_extension', name, on },
                    })
                  }
                />
              )
            }
          />
        ))}
      </ObjectList>
      {direct === undefined ? null : (
        <DirectSheet projectId={projectId} order={direct} onClose={() => setDirect(undefined)} />
      )}
    </>
  );
}
