import {
  canSharePreview,
  fillText,
  type PreviewLink,
  previewLinkTexts,
  type Project,
  texts,
} from '@loam/contract';
import { Button, IconButton, Skeleton, toast } from '@loam/ui';
import { Eye, Link as LinkIcon, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { momentText } from '../../../shared/moment-text.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useUpgradePrompt } from '../../billing/use-upgrade-prompt.ts';
import { useCreatePreviewLink, usePreviewLink, useRemovePreviewLink } from '../preview-link-api.ts';
import { shareTexts } from '../texts.data.ts';

const words = shareTexts.preview;

/** A link that shows the app to people without an account; where the plan has none, what would bring it. */
export function PreviewLinkRow({ project }: { readonly project: Project }) {
  const link = usePreviewLink(project);
  const prompt = useUpgradePrompt();
  if (!project.permissions.includes('DeployProject')) return null;
  if (!canSharePreview(project.workspace.plan)) {
    return (
      <Row text={words.offer}>
        <Button size="sm" variant="outline" onClick={() => prompt(project.workspace, 'sharePreviewLink')}>
          {words.upgrade}
        </Button>
      </Row>
    );
  }
  if (project.workspace.disable_publish) return <Row text={previewLinkTexts.publishingOff} />;
  if (link.isError) return <QueryError title={words.failed} error={link.error} onRetry={link.refetch} />;
  if (link.data === undefined) return <Skeleton className="h-10" />;
  return link.data === null ? (
    <NewLink projectId={project.id} />
  ) : (
    <OpenLink projectId={project.id} link={link.data} />
  );
}

function NewLink({ projectId }: { readonly projectId: Project['id'] }) {
  const create = useCreatePreviewLink(projectId);
  const report = useReportProblem();
  const make = ({ detail: clicks }: MouseEvent) => {
    // It takes the place of the end of a link: the other half of a double click there makes no new one.
    if (clicks > 1) return;
    create.mutateAsync().then(async ({ url }) => {
      // The browser may refuse when the answer took long; the row has the link all the same.
      const isCopied = await copyText(url).then(
        () => true,
        () => false,
      );
      toast.success(isCopied ? words.createdAndCopied : words.created);
    }, report);
  };
  return (
    <Row text={words.offer}>
      <Button size="sm" variant="outline" loading={create.isPending} onClick={make}>
        <LinkIcon aria-hidden />
        {words.create}
      </Button>
    </Row>
  );
}

interface OpenLinkProps {
  readonly projectId: Project['id'];
  readonly link: PreviewLink;
}

function OpenLink({ projectId, link }: OpenLinkProps) {
  const remove = useRemovePreviewLink(projectId);
  const report = useReportProblem();
  const copy = () => {
    copyText(link.url).then(
      () => toast.success(words.copied),
      () => toast.error(texts.sharing.copyFailed),
    );
  };
  const end = () => {
    remove.mutateAsync(link.id).then(() => toast(words.removed), report);
  };
  return (
    <Row text={fillText(words.until, { date: momentText(link.expires_at) })}>
      <Button size="sm" variant="outline" onClick={copy} aria-label={words.copy}>
        <LinkIcon aria-hidden />
        {words.copyShort}
      </Button>
      <IconButton size="sm" label={words.remove} onClick={end} disabled={remove.isPending}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </Row>
  );
}

function Row({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <section aria-label={words.title} className="flex items-center gap-2">
      <Eye aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-medium">{words.title}</h3>
        <p className="text-xs text-muted-foreground">{text}</p>
      </div>
      {children}
    </section>
  );
}
