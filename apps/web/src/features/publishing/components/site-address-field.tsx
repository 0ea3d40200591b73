import { limits, type Project, type Publishing, texts } from '@loam/contract';
import { CopyButton, IconButton, Input, toast } from '@loam/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Check, ExternalLink, Pencil, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useRenameProject } from '../../projects/changes.ts';
import { refreshPublishing } from '../cache.ts';
import { addressChange, type SiteAddress, siteAddressOf } from '../model/site-address.ts';
import { publishTexts } from '../texts.data.ts';

const words = publishTexts.address;

interface SiteAddressFieldProps {
  readonly project: Project;
  readonly publishing: Publishing;
}

/** The address of the site; its first part can be changed where it stands. */
export function SiteAddressField({ project, publishing }: SiteAddressFieldProps) {
  const [isEditing, setEditing] = useState(false);
  const id = useId();
  const address = siteAddressOf(publishing.site_url);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1.5">
      <h3 id={id} className="text-sm font-medium">
        {words.label}
      </h3>
      {isEditing ? (
        <AddressEditor projectId={project.id} address={address} onDone={() => setEditing(false)} />
      ) : (
        <ShownAddress address={address} publishing={publishing} onEdit={() => setEditing(true)} />
      )}
    </section>
  );
}

interface ShownAddressProps {
  readonly address: SiteAddress;
  readonly publishing: Publishing;
  readonly onEdit: () => void;
}

function ShownAddress({ address, publishing, onEdit }: ShownAddressProps) {
  return (
    <div className="flex h-9 items-center gap-0.5 rounded-md border border-border bg-surface pr-1 pl-3 max-sm:h-11">
      <span className="min-w-0 flex-1 truncate text-base">
        <span className="font-medium">{address.name}</span>
        <span className="text-muted-foreground">{address.rest}</span>
      </span>
      <IconButton size="sm" label={words.edit} onClick={onEdit}>
        <Pencil aria-hidden className="size-3.5" />
      </IconButton>
      <CopyButton text={publishing.site_url} label={words.copy} />
      {publishing.is_published ? <OpenSite url={publishing.site_url} /> : null}
    </div>
  );
}

function OpenSite({ url }: { readonly url: string }) {
  return (
    <IconButton size="sm" label={publishTexts.open} onClick={() => window.open(url, '_blank', 'noopener')}>
      <ExternalLink aria-hidden className="size-3.5" />
    </IconButton>
  );
}

interface AddressEditorProps {
  readonly projectId: string;
  readonly address: SiteAddress;
  readonly onDone: () => void;
}

function AddressEditor({ projectId, address, onDone }: AddressEditorProps) {
  const [typed, setTyped] = useState(address.name);
  const [problem, setProblem] = useState<string>();
  const { save, isSaving } = useSaveAddress(projectId, { onDone, onRefused: setProblem });
  const problemId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = addressChange(address.name, typed);
    if (change.kind === 'unchanged') return onDone();
    if (change.kind === 'refused') return setProblem(change.message);
    return save(change.name);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-1">
      <div className="flex min-w-0 flex-1 items-center">
        <Input
          autoFocus
          data-owns-escape
          onKeyDown={cancelOnEscape}
          aria-label={words.name}
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          value={typed}
          maxLength={limits.slug.maxCharacters}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={isSaving}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
        <span className="shrink-0 pl-1.5 text-sm text-muted-foreground">{address.rest}</span>
      </div>
      <IconButton size="sm" label={words.save} type="submit" loading={isSaving}>
        <Check aria-hidden />
      </IconButton>
      <IconButton size="sm" label={words.cancel} onClick={onDone}>
        <X aria-hidden />
      </IconButton>
      <p id={problemId} role="alert" className="w-full text-xs text-danger empty:hidden">
        {problem}
      </p>
    </form>
  );
}

interface SavingEvents {
  readonly onDone: () => void;
  readonly onRefused: (problem: string) => void;
}

function useSaveAddress(projectId: string, { onDone, onRefused }: SavingEvents) {
  const cache = useQueryClient();
  const { mutateAsync: rename, isPending } = useRenameProject(projectId);
  const save = (name: string) => {
    rename({ name })
      .then(() => refreshPublishing(cache, projectId))
      .then(
        () => {
          toast.success(texts.slug.updated);
          onDone();
        },
        // What was typed stays where it is, with what is wrong below it.
        (error: unknown) => onRefused(fieldProblems(error)['name'] ?? shownProblem(error).message),
      );
  };
  return { save, isSaving: isPending };
}
