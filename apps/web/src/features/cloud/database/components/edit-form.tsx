import { texts } from '@loam/contract';
import { Button, Skeleton } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../console/error-panel.tsx';
import { isGone, tableKeys, useReadRow } from '../api.ts';
import { meanwhileOf } from '../model/meanwhile.ts';
import { databaseWords } from '../texts.data.ts';
import { type FormProps, RowForm } from './row-form.tsx';
import { keyOf, type Row } from './shown-rows.ts';

const words = texts.database;

/** The page may show long values cut: the form has them whole, and as they are now. */
export function EditForm(props: FormProps) {
  const { tableRef, table, row } = props;
  const read = useReadRow(tableRef);
  const [opened, setOpened] = useState(0);
  const key = row && keyOf(table, row);
  const whole = useQuery({
    queryKey: [...tableKeys.one(tableRef.projectId, tableRef.table), 'row', key],
    queryFn: () => read(key === undefined ? [] : [key]),
    enabled: key !== undefined,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (key === undefined) return <p role="alert">{words.noRowId}</p>;
  if (whole.data === undefined)
    return whole.isError ? (
      <ErrorPanel
        {...(isGone(whole.error) && { title: databaseWords.missing })}
        error={whole.error}
        onRetry={whole.refetch}
      />
    ) : (
      <Skeleton className="h-64" />
    );
  return (
    <OpenedRow
      key={opened}
      {...props}
      row={whole.data}
      isGone={isGone(whole.error)}
      onShowNew={() => {
        props.onDirty(false);
        setOpened(opened + 1);
      }}
    />
  );
}

interface OpenedRowProps extends FormProps {
  readonly row: Row;
  readonly isGone: boolean;
  readonly onShowNew: () => void;
}

/** The row as it was when the form was opened: what somebody else does to it meanwhile is told, and takes nothing that was typed. */
function OpenedRow({ isGone: isRowGone, onShowNew, ...props }: OpenedRowProps) {
  const [row] = useState(props.row);
  const meanwhile = meanwhileOf(row, props.row, isRowGone);
  return (
    <>
      {meanwhile === undefined ? null : (
        <div
          role="alert"
          className="flex flex-col items-start gap-2 rounded-lg bg-warning-subtle p-3 text-sm"
        >
          {meanwhile === 'gone' ? databaseWords.goneMeanwhile : databaseWords.changedMeanwhile}
          {meanwhile === 'gone' ? null : (
            <Button variant="outline" size="sm" onClick={onShowNew}>
              {databaseWords.showNew}
            </Button>
          )}
        </div>
      )}
      <RowForm {...props} row={row} />
    </>
  );
}
