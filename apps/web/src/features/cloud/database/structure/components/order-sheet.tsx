import type { StructureChange } from '@loam/contract';
import { ChangeSheet } from './change-sheet.tsx';

/** A change that needs no fields: it is shown at once. */
export interface DirectOrder {
  readonly title: string;
  readonly change: StructureChange;
}

interface DirectSheetProps {
  readonly projectId: string;
  readonly order: DirectOrder;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

export function DirectSheet({ projectId, order, onClose, onDone }: DirectSheetProps) {
  return (
    <ChangeSheet
      projectId={projectId}
      title={order.title}
      draft={() => ({ change: order.change })}
      onClose={onClose}
      {...(onDone && { onDone })}
    />
  );
}
