import {
  Button,
  cn,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  Progress,
  SegmentedControl,
  TraceId,
} from '@loam/ui';
import { FileArchive, GitBranch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type DialogProps, useDialogs } from '../../../shared/dialog-host.tsx';
import { fieldProblems, isAborted, shownProblem } from '../../../shared/problems.ts';
import { addressFault, fileFault, type ImportPhase, phaseText } from '../model/import-source.ts';
import { projectTexts } from '../texts.data.ts';
import { type ImportSource, useImportProject } from '../use-import-project.ts';
import type { NewProjectPlace } from '../use-start-project.ts';
import { ArchiveField } from './archive-field.tsx';
import { ImportDoneDialog } from './import-done-dialog.tsx';

export interface ImportProjectDialogProps {
  readonly place: NewProjectPlace;
  readonly onCreated: (projectId: string, view?: 'cloud') => void;
}

const words = projectTexts.import;
const kinds = [
  { value: 'zip', label: words.sources.zip, icon: FileArchive },
  { value: 'git', label: words.sources.git, icon: GitBranch },
] as const;

export function ImportProjectDialog({ place, onCreated, onClose }: ImportProjectDialogProps & DialogProps) {
  const form = useImportForm({ place, onCreated, onClose });
  const isRunning = form.phase !== undefined;
  return (
    <Dialog open onOpenChange={(open) => !open && form.leave()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{words.detail}</DialogDescription>
        </DialogHeader>
        <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
          {/* Not disabled: that would take the focus away from where someone pressed Enter. */}
          <div
            aria-busy={isRunning}
            className={cn(
              'flex flex-col gap-4 transition-opacity',
              isRunning && 'pointer-events-none opacity-60',
            )}
          >
            <SegmentedControl
              label={words.sourceLabel}
              segments={kinds}
              value={form.kind}
              onValueChange={form.setKind}
              fullWidth
            />
            {form.kind === 'zip' ? (
              <ArchiveField file={form.file} error={form.faults.file} onChoose={form.setFile} />
            ) : (
              <GitFields form={form} />
            )}
          </div>
          {form.phase === undefined ? null : <Running phase={form.phase} />}
          {form.failure === undefined ? null : <Failure {...form.failure} />}
          <DialogFooter>
            <Button variant="outline" onClick={isRunning ? form.stop : onClose}>
              {isRunning ? words.stop : 'Cancel'}
            </Button>
            <Button type="submit" variant="primary" loading={isRunning}>
              {words.start}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function GitFields({ form }: { readonly form: ReturnType<typeof useImportForm> }) {
  return (
    <>
      <Field label={words.address} hint={words.addressHint} error={form.faults.git_url} required>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={words.addressPlaceholder}
          readOnly={form.phase !== undefined}
          value={form.address}
          onChange={(event) => form.setAddress(event.target.value)}
        />
      </Field>
      <Field label={words.branch} hint={words.branchHint} error={form.faults.branch}>
        <Input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={form.phase !== undefined}
          value={form.branch}
          onChange={(event) => form.setBranch(event.target.value)}
        />
      </Field>
    </>
  );
}

function Running({ phase }: { readonly phase: ImportPhase }) {
  const text = phaseText(phase);
  return (
    <div className="flex flex-col gap-2">
      <Progress label={words.title} value={phase.kind === 'sending' ? phase.percent : null} />
      <p className="text-sm text-muted-foreground tabular-nums">{text}</p>
      <span role="status" className="sr-only">
        {phase.kind === 'sending' ? words.phases.sending : text}
      </span>
    </div>
  );
}

interface FailureProps {
  readonly message: string;
  readonly traceId: string | undefined;
}

function Failure({ message, traceId }: FailureProps) {
  return (
    <div role="alert" className="rounded-lg bg-danger-subtle px-4 py-3 text-sm text-danger-subtle-foreground">
      <p className="font-medium">{words.failed}</p>
      <p>{message}</p>
      {traceId === undefined ? null : <TraceId value={traceId} />}
    </div>
  );
}

const fieldNames = ['file', 'git_url', 'branch'] as const;
type FieldFaults = Readonly<Partial<Record<(typeof fieldNames)[number], string>>>;

function useImportForm({ place, onCreated, onClose }: ImportProjectDialogProps & DialogProps) {
  const dialogs = useDialogs();
  const [kind, setKind] = useState<ImportSource['kind']>('zip');
  const [file, setFile] = useState<File>();
  const [address, setAddress] = useState('');
  const [branch, setBranch] = useState('');
  const [own, setOwn] = useState<FieldFaults>({});
  const run = useImportProject(place, ({ project, report }) => {
    onClose();
    dialogs.open(ImportDoneDialog, {
      title: project.display_name,
      report,
      onOpen: (view) => onCreated(project.id, view),
    });
  });
  /** What someone changes is no longer wrong until it is looked at again; what is on its way is not changed. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      if (run.phase !== undefined) return;
      set(value);
      setOwn({});
      run.forgetError();
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = kind === 'zip' ? fileFault(file) : addressFault(address);
    setOwn(fault === undefined ? {} : { [kind === 'zip' ? 'file' : 'git_url']: fault });
    if (fault !== undefined) return;
    if (kind === 'git') run.start({ kind, address: address.trim(), branch: branch.trim() });
    else if (file !== undefined) run.start({ kind, file });
  };
  const isShown = run.error !== null && !isAborted(run.error);
  const fields = isShown ? fieldProblems(run.error) : {};
  const isAtField = fieldNames.some((name) => fields[name] !== undefined);
  return {
    kind,
    setKind: changing(setKind),
    file,
    setFile: changing(setFile),
    address,
    setAddress: changing(setAddress),
    branch,
    setBranch: changing(setBranch),
    phase: run.phase,
    faults: { ...pickFaults(fields), ...own },
    failure: isShown && !isAtField ? shownProblem(run.error) : undefined,
    submit,
    stop: run.stop,
    leave: () => {
      run.stop();
      onClose();
    },
  };
}

function pickFaults(fields: Readonly<Record<string, string>>): FieldFaults {
  return Object.fromEntries(
    fieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}
