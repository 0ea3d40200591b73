import { fillText, type Project, type ProjectError, texts } from '@loam/contract';
import { Badge, Button } from '@loam/ui';
import { ChevronDown, ChevronUp, CircleAlert, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useProjectViews } from '../../../shared/project-views.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useEdits } from '../../versions/api.ts';
import { RestoreWorkingButton } from '../../versions/components/restore-working-button.tsx';
import { everyEdit } from '../../versions/model/edit-pages.ts';
import { useDismissErrors, useProjectErrors } from '../errors-api.ts';
import { errorLabel, errorPlace, whyNotFixable } from '../model/error-labels.ts';
import { previewTexts } from '../texts.data.ts';
import { useFixErrors } from '../use-fix-errors.ts';

const words = previewTexts.errors;

/** The newest error of the running app; the others stand behind it. */
export function ErrorStrip({ project }: { readonly project: Project }) {
  const errors = useProjectErrors(project.id, true).data ?? [];
  const [isOpen, setOpen] = useState(false);
  const [newest, ...older] = errors;
  if (newest === undefined) return null;
  return (
    <section
      aria-label={words.region}
      className="max-h-1/2 shrink-0 overflow-y-auto border-t border-border bg-surface"
    >
      <ErrorRow project={project} error={newest}>
        {older.length === 0 ? null : (
          <OlderToggle isOpen={isOpen} count={older.length} onToggle={() => setOpen(!isOpen)} />
        )}
      </ErrorRow>
      {isOpen ? (
        <>
          {older.map((error) => (
            <ErrorRow key={error.id} project={project} error={error} />
          ))}
          <DismissAll projectId={project.id} errors={errors} />
        </>
      ) : null}
    </section>
  );
}

interface OlderToggleProps {
  readonly isOpen: boolean;
  readonly count: number;
  readonly onToggle: () => void;
}

function OlderToggle({ isOpen, count, onToggle }: OlderToggleProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-expanded={isOpen}
      className="text-muted-foreground"
      onClick={onToggle}
    >
      {fillText(words.more, { n: count })}
      {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
    </Button>
  );
}

interface ErrorRowProps {
  readonly project: Project;
  readonly error: ProjectError;
  readonly children?: ReactNode;
}

function ErrorRow({ project, error, children }: ErrorRowProps) {
  const { open } = useProjectViews();
  const reason = whyNotFixable(error.type);
  const label = errorLabel(error.type);
  return (
    <div
      role="group"
      aria-label={label}
      className="flex items-start gap-2 border-b border-border px-3 py-2 last:border-b-0 max-sm:flex-wrap"
    >
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-danger" />
      <div className="min-w-0 flex-1 pt-0.5 max-sm:basis-64">
        <p className="flex min-w-0 items-baseline gap-2 text-sm">
          <span className="shrink-0 font-medium">{label}</span>
          {error.occurrences > 1 ? <Badge>{fillText(words.times, { n: error.occurrences })}</Badge> : null}
          <button
            type="button"
            title={words.details}
            onClick={() => open({ view: 'error', error: error.id })}
            className="focus-ring truncate rounded-sm text-left font-mono text-xs text-muted-foreground hover:text-foreground hover:underline"
          >
            {[errorPlace(error), firstLine(error.error_message)].filter((part) => part !== '').join(' ')}
          </button>
        </p>
        {reason === undefined ? null : <p className="text-sm text-muted-foreground">{reason}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:justify-end sm:shrink-0">
        {children}
        {error.type === 'build' ? <LastWorking project={project} /> : null}
        <ErrorActions project={project} error={error} />
      </div>
    </div>
  );
}

export function ErrorActions({ project, error }: Pick<ErrorRowProps, 'project' | 'error'>) {
  const dismiss = useDismissErrors(project.id);
  const { fix, isSending } = useFixErrors(project);
  const report = useReportProblem();
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => dismiss.mutate([error.id], { onError: report })}>
        {texts.errors.dismiss}
      </Button>
      {whyNotFixable(error.type) === undefined ? (
        <Button size="sm" variant="primary" loading={isSending} onClick={() => void fix(error)}>
          <Sparkles aria-hidden />
          {texts.errors.tryToFix}
        </Button>
      ) : null}
    </>
  );
}

/** The newest version that could be built, where the code as it is cannot. */
function LastWorking({ project }: Pick<ErrorRowProps, 'project'>) {
  const { edits } = useEdits(project.id, everyEdit);
  const { preview_build_commit_sha: built } = project;
  return <RestoreWorkingButton project={project} edit={edits.find(({ commit_sha: sha }) => sha === built)} />;
}

function DismissAll({
  projectId,
  errors,
}: {
  readonly projectId: string;
  readonly errors: readonly ProjectError[];
}) {
  const dismiss = useDismissErrors(projectId);
  const report = useReportProblem();
  return (
    <div className="flex justify-end px-3 py-1.5">
      <Button
        size="sm"
        variant="ghost"
        onClick={() =>
          dismiss.mutate(
            errors.map(({ id }) => id),
            { onError: report },
          )
        }
      >
        {words.dismissAll}
      </Button>
    </div>
  );
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
