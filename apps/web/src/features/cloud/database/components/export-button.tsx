import { fillText, limits, type RowFilter, texts } from '@loam/contract';
import { Button, toast } from '@loam/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { isAborted } from '../../../../shared/problems.ts';
import { type TableRef, useExport } from '../api.ts';
import { createRowCounter } from '../model/count-rows.ts';
import { formatCount } from '../model/format-count.ts';
import type { GridSort } from '../model/sorting.ts';
import { databaseWords } from '../texts.data.ts';

interface ExportButtonProps {
  readonly tableRef: TableRef;
  readonly filters: readonly RowFilter[];
  readonly sort: GridSort | undefined;
}

/** Saves the rows as they come; a second click while they do stops it. */
export function ExportButton({ tableRef, filters, sort }: ExportButtonProps) {
  const request = useExport(tableRef);
  const running = useRef<AbortController>(undefined);
  const [rows, setRows] = useState<number>();
  const { table } = tableRef;
  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setRows(0);
    try {
      const response = await request({ filters, sort, signal: stop.signal });
      const { blob, count } = await collect(response, setRows);
      save(blob, fileName(response, table));
      if (count > limits.database.exportToastOverRows)
        toast.success(fillText(databaseWords.exported, { n: formatCount(count), table }));
    } catch (error) {
      if (isAborted(error)) toast(databaseWords.exportStopped);
      else toast.error(texts.database.exportFailed);
    } finally {
      running.current = undefined;
      setRows(undefined);
    }
  };
  if (rows !== undefined)
    return (
      <Button variant="ghost" size="sm" onClick={() => running.current?.abort()}>
        <span role="status" className="tabular-nums">
          {fillText(databaseWords.rows, { n: formatCount(rows) })}
        </span>
        {databaseWords.stop}
      </Button>
    );
  return (
    <Button variant="ghost" size="sm" onClick={() => void start()}>
      <Download aria-hidden />
      {texts.database.exportCsv}
    </Button>
  );
}

/** Tells how far it is with every thousand rows. */
async function collect(response: Response, tell: (rows: number) => void) {
  const counter = createRowCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let told = 0;
  for (;;) {
    const step = await reader?.read();
    if (step?.value === undefined) break;
    counter.add(step.value);
    parts.push(step.value);
    if (counter.rows() - told < limits.database.exportPageRows) continue;
    told = counter.rows() - (counter.rows() % limits.database.exportPageRows);
    tell(told);
  }
  return { blob: new Blob(parts, { type: 'text/csv' }), count: counter.rows() };
}

function fileName(response: Response, table: string): string {
  const sent = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return sent === undefined ? `${table}.csv` : decodeURIComponent(sent);
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
