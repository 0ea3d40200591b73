import { type Project, type ProjectError } from '@loam/contract';
import { CodeBlock, cn, EmptyState, scrollRegion, Skeleton } from '@loam/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProjectViews } from '../../shared/project-views.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { errorTitle } from '../chat/model/error-title.ts';
import { useProject } from '../projects/api.ts';
import { useEdits } from '../versions/api.ts';
import { EditDiff } from '../versions/components/diff/edit-diff.tsx';
import { summaryOf } from '../versions/model/edit-labels.ts';
import { everyEdit } from '../versions/model/edit-pages.ts';
import { useSource } from '../versions/source.ts';
import { ErrorActions } from './components/error-strip.tsx';
import { useProjectErrors } from './errors-api.ts';
import { codeExcerpt } from './model/code-excerpt.ts';
import { errorLabel, errorPlace, fileIn, whyNotFixable } from './model/error-labels.ts';
import { previewTexts } from './texts.data.ts';

const words = previewTexts.errors;

/** One error of the app: what it says, the code it points at, and what changed last. */
export function ErrorPanel({ projectId }: { readonly projectId: string }) {
  const { target } = useProjectViews();
  const project = useProject(projectId).data;
  const errors = useProjectErrors(projectId, project !== undefined);
  if (errors.isError) {
    return <QueryError title={words.failed} error={errors.error} onRetry={errors.refetch} />;
  }
  if (!project || errors.data === undefined) return <ErrorSkeleton />;
  const error = errors.data.find(({ id }) => id === target.error);
  if (error === undefined) {
    return (
      <EmptyState
        icon={CircleCheck}
        title={target.error === undefined ? words.choose : words.gone}
        className="pt-20"
      >
        {words.goneDetail}
      </EmptyState>
    );
  }
  return (
    <div
      {...scrollRegion(errorLabel(error.type))}
      className="focus-ring-inset flex h-full flex-col gap-5 overflow-y-auto bg-background p-4"
    >
      <ErrorHead project={project} error={error} />
      <ErrorCode projectId={projectId} error={error} />
      <LatestChange projectId={projectId} />
    </div>
  );
}

function ErrorHead({ project, error }: { readonly project: Project; readonly error: ProjectError }) {
  const reason = whyNotFixable(error.type);
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <div className="min-w-48 flex-1">
          <h2 className="text-md font-semibold text-pretty">{errorTitle(error.type)}</h2>
          <p className="text-sm text-muted-foreground">{errorLabel(error.type)}</p>
        </div>
        <div className="flex items-center gap-1">
          <ErrorActions project={project} error={error} />
        </div>
      </div>
      {reason === undefined ? null : <p className="text-base text-muted-foreground">{reason}</p>}
      <CodeBlock code={error.error_message} title={errorPlace(error) || undefined} wrap />
    </header>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface ErrorCodeProps {
  readonly projectId: string;
  readonly error: ProjectError;
}

function ErrorCode({ projectId, error }: ErrorCodeProps) {
  const path = fileIn(error.meta_data.filename);
  const source = useSource(projectId, { isWanted: path !== undefined }).data;
  const contents = source?.files.find((file) => file.path === path)?.contents;
  if (path === undefined || (source !== undefined && typeof contents !== 'string')) {
    return (
      <Part title={words.code}>
        <p className="text-sm text-muted-foreground">{words.noPlace}</p>
      </Part>
    );
  }
  if (typeof contents !== 'string') {
    return (
      <Part title={words.code}>
        <Skeleton className="h-40 rounded-lg" />
      </Part>
    );
  }
  const lines = codeExcerpt(contents, error.meta_data.lineno);
  return (
    <Part title={words.code}>
      <div className="overflow-hidden rounded-lg border border-border bg-surface">
        <p className="border-b border-border bg-surface-sunken px-3 py-1.5 font-mono text-xs break-all">
          {path}
        </p>
        <div
          {...scrollRegion(path)}
          className="focus-ring-inset overflow-x-auto py-1 font-mono text-xs leading-5 [font-variant-ligatures:none]"
        >
          {lines.map(({ number, text }) => (
            <div
              key={number}
              className={cn(
                'flex w-max min-w-full whitespace-pre',
                number === error.meta_data.lineno && 'bg-danger-subtle text-danger-subtle-foreground',
              )}
            >
              <span aria-hidden className="w-10 shrink-0 pr-3 text-right text-muted-foreground select-none">
                {number}
              </span>
              <span className="pr-3">{text}</span>
            </div>
          ))}
        </div>
      </div>
    </Part>
  );
}

function LatestChange({ projectId }: { readonly projectId: string }) {
  const [latest] = useEdits(projectId, everyEdit).edits;
  if (latest === undefined) return null;
  return (
    <Part title={`${words.lastChange}: ${summaryOf(latest)}`}>
      <EditDiff projectId={projectId} editId={latest.id} layout="unified" />
    </Part>
  );
}

function ErrorSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4 p-4">
      <Skeleton className="h-6 w-72" />
      <Skeleton className="h-24 rounded-lg" />
    </div>
  );
}
