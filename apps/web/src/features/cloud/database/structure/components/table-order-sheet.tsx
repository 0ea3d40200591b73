import type { BackendStructure, BackendTable, TableColumn } from '@loam/contract';
import { TriggerForm } from './object-forms.tsx';
import { type DirectOrder, DirectSheet } from './order-sheet.tsx';
import { ColumnForm, IndexForm, LinkForm, RenameTableForm } from './table-forms.tsx';

/** What somebody wants to change of a table. */
export type TableOrder =
  | ({ readonly kind: 'direct' } & DirectOrder)
  | { readonly kind: 'column'; readonly column: TableColumn | undefined }
  | { readonly kind: 'index' | 'link' | 'trigger' | 'rename' };

interface TableOrderSheetProps {
  readonly projectId: string;
  readonly table: BackendTable;
  readonly structure: BackendStructure | undefined;
  readonly order: TableOrder;
  readonly onClose: () => void;
  readonly onGone: () => void;
  readonly onRenamed: (name: string) => void;
}

export function TableOrderSheet(props: TableOrderSheetProps) {
  const { projectId, table, structure, order, onClose } = props;
  const form = { projectId, table, onClose };
  switch (order.kind) {
    case 'direct':
      return (
        <DirectSheet
          projectId={projectId}
          order={order}
          onClose={onClose}
          {...(order.change.kind === 'drop_table' && { onDone: props.onGone })}
        />
      );
    case 'column':
      return (
        <ColumnForm
          {...form}
          column={order.column}
          ownTypes={(structure?.enums ?? []).map(({ name }) => name)}
        />
      );
    case 'index':
      return <IndexForm {...form} />;
    case 'link':
      return <LinkForm {...form} />;
    case 'trigger':
      return (
        <TriggerForm
          projectId={projectId}
          table={table.name}
          functions={structure?.functions ?? []}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <RenameTableForm
          projectId={projectId}
          table={table.name}
          onClose={onClose}
          onDone={props.onRenamed}
        />
      );
  }
}
