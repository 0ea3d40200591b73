import { type BackendTable, texts } from '@loam/contract';
import { Info } from 'lucide-react';
import { databaseWords } from '../texts.data.ts';

interface TableNoticeProps {
  readonly table: BackendTable;
  readonly canEdit: boolean;
}

/** Why the rows cannot be changed here. */
export function TableNotice({ table, canEdit }: TableNoticeProps) {
  const reason = reasonOf(table, canEdit);
  if (reason === undefined) return null;
  return (
    <p className="flex items-center gap-2 border-b border-border bg-surface-sunken px-3 py-1.5 text-xs text-muted-foreground">
      <Info aria-hidden className="size-3.5 shrink-0" />
      {reason}
    </p>
  );
}

function reasonOf({ kind, primary_keys: keys }: BackendTable, canEdit: boolean): string | undefined {
  if (!canEdit) return databaseWords.viewer;
  if (kind !== 'table') return databaseWords.view;
  if (keys.length === 0) return databaseWords.noKey;
  return keys.length > 1 ? texts.database.singlePrimaryKey : undefined;
}
