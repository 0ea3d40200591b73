import { type BackendSecret, cloudLimits, fillText, texts } from '@loam/contract';
import { Button, Card, toast } from '@loam/ui';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useReportProblem } from '../../../../shared/use-report-problem.ts';
import { useSaveSecrets } from '../api.ts';
import {
  canSave,
  emptyRow,
  faultsOf,
  fillRows,
  nextKey,
  removeRow,
  type RowFaults,
  type SecretRow,
} from '../model/secret-rows.ts';
import { secretWords } from '../texts.data.ts';
import { SecretRowFields } from './secret-row-fields.tsx';

interface SecretFormProps {
  readonly projectId: string;
  readonly saved: readonly BackendSecret[];
}

const noFaults: ReadonlyMap<number, RowFaults> = new Map();

export function SecretForm({ projectId, saved }: SecretFormProps) {
  const [rows, setRows] = useState<readonly SecretRow[]>([emptyRow(1)]);
  const [faults, setFaults] = useState(noFaults);
  const save = useSaveSecrets(projectId);
  const onError = useReportProblem();
  const change = (next: readonly SecretRow[]) => {
    setRows(next);
    // Once told, a fault is looked at anew with each letter until it is mended.
    if (faults.size > 0) setFaults(faultsOf(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(rows);
    setFaults(found);
    if (found.size > 0 || !canSave(rows)) return;
    save.mutate(
      rows.map(({ name, value }) => ({ name: name.trim(), value })),
      {
        onError,
        onSuccess: () => {
          toast.success(rows.length === 1 ? texts.secrets.created : texts.secrets.createdMany);
          setRows([emptyRow(1)]);
          setFaults(noFaults);
        },
      },
    );
  };
  const paste = (key: number, pairs: readonly { readonly name: string; readonly value: string }[]) => {
    change(fillRows(rows, key, pairs));
    toast.message(fillText(secretWords.pasted, { n: String(pairs.length) }));
  };
  return (
    <Card className="p-4 @2xl:p-5">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div>
          <h3 className="text-md font-semibold">{texts.secrets.addTitle}</h3>
          <p className="text-sm text-muted-foreground">{secretWords.addDetail}</p>
        </div>
        <ul className="flex flex-col gap-3">
          {rows.map((row, index) => (
            <SecretRowFields
              key={row.key}
              row={row}
              number={index + 1}
              faults={faults.get(row.key)}
              replaces={saved.some(({ name, is_user_secret: own }) => own && name === row.name.trim())}
              onChange={(next) => change(rows.map((one) => (one.key === next.key ? next : one)))}
              onPaste={(pairs) => paste(row.key, pairs)}
              onRemove={() => change(removeRow(rows, row.key))}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="outline"
            disabled={rows.length >= cloudLimits.secrets}
            onClick={() => change([...rows, emptyRow(nextKey(rows))])}
          >
            <Plus aria-hidden />
            {texts.secrets.addAnother}
          </Button>
          <Button type="submit" variant="primary" disabled={!canSave(rows)} loading={save.isPending}>
            {texts.secrets.save}
          </Button>
          <p className="text-xs text-muted-foreground">{secretWords.pasteHint}</p>
        </div>
      </form>
    </Card>
  );
}
