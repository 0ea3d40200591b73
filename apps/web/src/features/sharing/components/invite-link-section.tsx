import {
  type CollaboratorLevel,
  defaultCollaboratorLevel,
  fillText,
  type MagicCode,
  type Project,
  sharingTexts,
  texts,
} from '@loam/contract';
import { Button, IconButton, Skeleton, toast } from '@loam/ui';
import { Link as LinkIcon, Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useCreateLink, useInviteLinks, useRemoveLink } from '../api.ts';
import { shareTexts } from '../texts.data.ts';
import { LevelSelect } from './level-select.tsx';

const words = shareTexts.link;

/** Only for those who may hand out links. */
export function InviteLinkSection({ project }: { readonly project: Project }) {
  const links = useInviteLinks(project);
  if (!project.permissions.includes('ManageMagicCodes')) return null;
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{words.title}</h3>
      {links.isError ? (
        <QueryError title={words.failed} error={links.error} onRetry={links.refetch} />
      ) : links.data === undefined ? (
        <Skeleton className="h-8" />
      ) : (
        <>
          <ul className="flex flex-col gap-2 empty:hidden">
            {links.data.map((link) => (
              <li key={link.id}>
                <LinkRow project={project} link={link} />
              </li>
            ))}
          </ul>
          {links.data.length === 0 ? <NewLink project={project} /> : null}
        </>
      )}
    </section>
  );
}

function NewLink({ project }: { readonly project: Project }) {
  const [level, setLevel] = useState<CollaboratorLevel>(defaultCollaboratorLevel);
  const create = useCreateLink(project.id);
  const report = useReportProblem();
  const make = ({ detail: clicks }: MouseEvent) => {
    // It takes the place of Remove: the other half of a double click there makes no new link.
    if (clicks > 1) return;
    create.mutateAsync(level).then(async ({ url }) => {
      // The browser may refuse when the answer took long; the link stands in the list all the same.
      await copyText(url).catch(() => undefined);
      toast.success(texts.sharing.linkCreated);
    }, report);
  };
  return (
    <div className="flex items-center justify-between gap-2">
      <LevelSelect label={words.role} value={level} onValueChange={setLevel} workspace={project.workspace} />
      <Button size="sm" variant="outline" loading={create.isPending} onClick={make}>
        <LinkIcon aria-hidden />
        {words.create}
      </Button>
    </div>
  );
}

function LinkRow({ project, link }: { readonly project: Project; readonly link: MagicCode }) {
  const remove = useRemoveLink(project.id, link.id);
  const report = useReportProblem();
  const copy = () => {
    copyText(link.url).then(
      () => toast.success(shareTexts.link.copy),
      () => toast.error(texts.sharing.copyFailed),
    );
  };
  const end = () => {
    remove.mutateAsync().then(() => toast(words.removed), report);
  };
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <p className="text-sm">{fillText(words.text, { role: sharingTexts.role[link.access_level] })}</p>
        <p className="text-xs text-muted-foreground">
          {fillText(words.until, {
            date: new Date(link.expires_at).toLocaleDateString('en', { dateStyle: 'medium' }),
          })}
          {link.uses === 0 ? null : ` · ${usesText(link.uses)}`}
        </p>
      </div>
      <Button size="sm" variant="outline" onClick={copy} aria-label={words.copy}>
        <LinkIcon aria-hidden />
        Copy
      </Button>
      <IconButton size="sm" label={words.remove} onClick={end} disabled={remove.isPending}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

function usesText(uses: number): string {
  return uses === 1 ? words.usedOnce : fillText(words.used, { n: uses });
}
