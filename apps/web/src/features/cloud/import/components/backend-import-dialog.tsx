import type { BackendImport } from '@loam/contract';
import {
  Badge,
  Button,
  Checkbox,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Label,
  Progress,
  scrollRegion,
} from '@loam/ui';
import { useId, useState } from 'react';
import type { DialogProps } from '../../../../shared/dialog-host.tsx';
import { useReportProblem } from '../../../../shared/use-report-problem.ts';
import { useBackendImport, useStartBackendImport } from '../api.ts';
import { buildable, isOver, percentOf, planFacts, requestOf } from '../model/import-facts.ts';
import { importWords } from '../texts.data.ts';
import { ImportReportView } from './import-report-view.tsx';

export interface BackendImportDialogProps {
  readonly projectId: string;
  /** As it was when the dialog was opened. */
  readonly initial: BackendImport;
  /** Why this person cannot set it up now. */
  readonly reason: string | undefined;
  /** Sends a message to the AI. */
  readonly onAsk: (request: string) => void;
}

/** Asks whether the backend that the app brings is set up, shows how far it is, and keeps what became of it. */
export function BackendImportDialog(props: BackendImportDialogProps & DialogProps) {
  const { data = props.initial } = useBackendImport(props.projectId);
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{importWords.title}</DialogTitle>
          <DialogDescription>{importWords.question}</DialogDescription>
        </DialogHeader>
        <Body state={data} {...props} />
      </DialogContent>
    </Dialog>
  );
}

interface BodyProps extends BackendImportDialogProps, DialogProps {
  readonly state: BackendImport;
}

function Body({ state, projectId, reason, onAsk, onClose }: BodyProps) {
  const [agrees, setAgrees] = useState(true);
  const { plan, report } = state;
  const isRunning = state.status === 'running';
  const canBuild = buildable(state) > 0;
  return (
    <>
      {plan === null ? null : <PlanFacts plan={plan} />}
      {isRunning ? <Running state={state} /> : null}
      {report === null || isRunning ? null : (
        <div
          {...scrollRegion(importWords.report)}
          className="focus-ring-inset max-h-[50dvh] overflow-y-auto rounded-lg border border-border"
        >
          <ImportReportView projectId={projectId} report={report} />
        </div>
      )}
      {canBuild && !isRunning ? <Agreement checked={agrees} onChange={setAgrees} /> : null}
      {reason === undefined ? null : (
        <p role="status" className="text-sm text-muted-foreground">
          {reason}
        </p>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {importWords.close}
        </Button>
        {report !== null && report.migrations.failed > 0 && !isRunning ? (
          <Button
            variant="outline"
            onClick={() => {
              onAsk(requestOf(report));
              onClose();
            }}
          >
            {importWords.askAi}
          </Button>
        ) : null}
        {isOver(state) ? null : (
          <StartButton
            projectId={projectId}
            state={state}
            isBlocked={reason !== undefined}
            buildsTables={canBuild && agrees}
          />
        )}
      </DialogFooter>
    </>
  );
}

function PlanFacts({ plan }: { readonly plan: NonNullable<BackendImport['plan']> }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {planFacts(plan).map((fact) => (
        <li key={fact}>
          <Badge variant="outline">{fact}</Badge>
        </li>
      ))}
    </ul>
  );
}

interface StartButtonProps {
  readonly projectId: string;
  readonly state: BackendImport;
  readonly isBlocked: boolean;
  readonly buildsTables: boolean;
}

function StartButton({ projectId, state, isBlocked, buildsTables }: StartButtonProps) {
  const start = useStartBackendImport(projectId);
  const onError = useReportProblem();
  return (
    <Button
      variant="primary"
      loading={start.isPending || state.status === 'running'}
      disabled={isBlocked}
      onClick={() => start.mutate(buildsTables, { onError })}
    >
      {state.plan === null ? importWords.again : importWords.start}
    </Button>
  );
}

function Running({ state }: { readonly state: BackendImport }) {
  const text = state.step === null ? importWords.waiting : importWords.steps[state.step];
  return (
    <div className="flex flex-col gap-2">
      <Progress label={importWords.running} value={percentOf(state)} />
      <p role="status" className="text-sm text-muted-foreground">
        {text}
      </p>
    </div>
  );
}

interface AgreementProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Agreement({ checked, onChange }: AgreementProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={checked}
        onCheckedChange={(value) => onChange(value === true)}
      />
      <div className="flex flex-col gap-0.5">
        <Label htmlFor={id}>{importWords.agree}</Label>
        <p className="text-sm text-muted-foreground">{importWords.agreeDetail}</p>
      </div>
    </div>
  );
}
