import { type BackendImportReport, fillText, type ImportFault } from '@loam/contract';
import { Badge, Button, PasswordInput } from '@loam/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useReportProblem } from '../../../../shared/use-report-problem.ts';
import { useSaveImportSecret } from '../api.ts';
import { importWords } from '../texts.data.ts';

interface ImportReportViewProps {
  readonly projectId: string;
  readonly report: BackendImportReport;
}

const { sections } = importWords;

/** What somebody has to do stands first. */
export function ImportReportView({ projectId, report }: ImportReportViewProps) {
  const { applied, total, failed } = report.migrations;
  return (
    <div className="flex flex-col divide-y divide-border text-sm">
      <Section title={sections.migrations} isShown={total > 0}>
        <p>{fillText(importWords.applied, { applied, total, failed })}</p>
      </Section>
      <Section title={sections.secrets} isShown={report.secrets.length > 0}>
        {report.secrets.map((secret) => (
          <Secret key={secret.name} projectId={projectId} secret={secret} />
        ))}
      </Section>
      <Section title={sections.faults} isShown={report.faults.length > 0}>
        {report.faults.map((fault) => (
          <Fault key={`${fault.path}:${fault.line}:${fault.statement}`} fault={fault} />
        ))}
      </Section>
      <Names title={sections.missing} names={report.tables_missing} />
      <Names title={sections.open} names={report.tables_open} detail={sections.openDetail} />
      <Section title={sections.functions} isShown={report.functions.length > 0}>
        {report.functions.map(({ slug, is_deployed: isDeployed, message }) => (
          <p key={slug} className="flex flex-wrap items-center gap-2">
            <code className="font-mono">{slug}</code>
            <Badge tone={isDeployed ? 'success' : 'danger'}>
              {isDeployed ? importWords.deployed : importWords.notDeployed}
            </Badge>
            {message === null ? null : <span className="text-muted-foreground">{message}</span>}
          </p>
        ))}
      </Section>
      <Notes title={sections.notes} notes={report.notes} />
      <Names title={sections.built} names={report.tables_built} />
      <Names title={sections.buckets} names={report.buckets.map(({ id }) => id)} />
      <Names title={sections.auth} names={report.auth_settings} />
      <Notes title={sections.rewritten} notes={report.rewritten} />
      <Notes title={sections.leftOut} notes={report.left_out} />
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function Section({ title, isShown, children }: SectionProps) {
  if (!isShown) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2 p-3">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly detail?: string;
}

function Names({ title, names, detail }: NamesProps) {
  return (
    <Section title={title} isShown={names.length > 0}>
      {detail === undefined ? null : <p className="text-muted-foreground">{detail}</p>}
      <ul className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <Badge variant="outline" className="font-mono">
              {name}
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface NotesProps {
  readonly title: string;
  readonly notes: BackendImportReport['notes'];
}

function Notes({ title, notes }: NotesProps) {
  return (
    <Section title={title} isShown={notes.length > 0}>
      <ul className="flex flex-col gap-1">
        {notes.map(({ path, detail }) => (
          <li key={`${path} ${detail}`}>
            <code className="font-mono wrap-anywhere">{path}</code>
            <span className="text-muted-foreground">: {detail}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Fault({ fault }: { readonly fault: ImportFault }) {
  const { path, line, message, statement, outcome } = fault;
  return (
    <details>
      <summary className="cursor-pointer rounded-sm">
        <code className="font-mono text-xs break-all">{path}</code>{' '}
        <span className="text-muted-foreground">{fillText(importWords.line, { line })}</span>{' '}
        <Badge tone={outcome === 'failed' ? 'danger' : 'neutral'}>{importWords.outcomes[outcome]}</Badge>
        <span className="block wrap-anywhere">{message}</span>
      </summary>
      {statement === '' ? null : (
        <pre className="mt-1 overflow-x-auto rounded-md bg-surface-sunken p-2 font-mono text-xs whitespace-pre-wrap">
          {statement}
        </pre>
      )}
    </details>
  );
}

interface SecretProps {
  readonly projectId: string;
  readonly secret: BackendImportReport['secrets'][number];
}

function Secret({ projectId, secret }: SecretProps) {
  const { name, used_by: usedBy, is_set: isSet } = secret;
  const save = useSaveImportSecret(projectId);
  const onError = useReportProblem();
  const [value, setValue] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value !== '') save.mutate({ name, value }, { onError, onSuccess: () => setValue('') });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <code className="font-mono">{name}</code>
        <span className="text-muted-foreground">{usedBy.join(', ')}</span>
        {isSet ? <Badge variant="outline">{importWords.isSet}</Badge> : null}
      </p>
      {isSet ? null : (
        <form onSubmit={submit} className="flex gap-2">
          <PasswordInput
            what="value"
            aria-label={fillText(importWords.value, { name })}
            autoComplete="off"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <Button type="submit" variant="outline" loading={save.isPending}>
            {importWords.save}
          </Button>
        </form>
      )}
    </div>
  );
}
