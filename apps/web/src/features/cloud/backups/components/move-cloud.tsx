import { fillText } from '@loam/contract';
import { Button, Card, ConfirmDialog, Progress, toast } from '@loam/ui';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { exportAddress, useImportCloud } from '../api.ts';
import { isImportable } from '../model.ts';
import { backupWords } from '../texts.data.ts';

/** All of a cloud as one file, out of here and into here. */
export function MoveCloud({ projectId }: { readonly projectId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (chosen === undefined) return;
    if (isImportable(chosen.name)) setFile(chosen);
    else toast.error(backupWords.wrongFile);
  };
  return (
    <section aria-label={backupWords.moving}>
      <Card className="divide-y divide-border">
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <Text title={backupWords.export} detail={backupWords.exportDetail} />
          <Button asChild variant="outline">
            <a href={exportAddress(projectId)} download>
              <Download aria-hidden />
              {backupWords.export}
            </a>
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <Text title={backupWords.import} detail={backupWords.importDetail} />
          <input
            ref={input}
            type="file"
            accept=".gz,.tgz,.sql"
            aria-label={backupWords.chooseFile}
            className="sr-only"
            tabIndex={-1}
            onChange={choose}
          />
          <Button variant="outline" onClick={() => input.current?.click()}>
            <Upload aria-hidden />
            {backupWords.import}
          </Button>
        </div>
      </Card>
      {file === undefined ? null : (
        <ConfirmImport projectId={projectId} file={file} onClose={() => setFile(undefined)} />
      )}
    </section>
  );
}

function Text({ title, detail }: { readonly title: string; readonly detail: string }) {
  return (
    <div className="min-w-56 flex-1">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-pretty text-muted-foreground">{detail}</p>
    </div>
  );
}

interface ConfirmImportProps {
  readonly projectId: string;
  readonly file: File;
  readonly onClose: () => void;
}

function ConfirmImport({ projectId, file, onClose }: ConfirmImportProps) {
  const [share, setShare] = useState<number>();
  const load = useImportCloud(projectId);
  const percent = Math.round((share ?? 0) * 100);
  const confirm = () =>
    load.mutate(
      { file, onShare: setShare },
      {
        onSuccess: ({ files, missing }) => {
          const said = { n: String(files), missing: String(missing) };
          toast.success(fillText(missing === 0 ? backupWords.imported : backupWords.importedMissing, said));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !load.isPending && onClose()}
      title={fillText(backupWords.importTitle, { name: file.name })}
      description={
        <>
          {backupWords.importWarning}
          {load.isPending ? (
            <Progress
              label={fillText(backupWords.importing, { percent: String(percent) })}
              value={percent < 100 ? percent : null}
              className="mt-3"
            />
          ) : null}
        </>
      }
      confirmLabel={backupWords.import}
      onConfirm={confirm}
      options={{
        loading: load.isPending,
        ...(load.isError && { error: shownProblem(load.error).message }),
      }}
    />
  );
}
