import { fillText, texts } from '@loam/contract';
import { Button, CopyButton, IconButton, toast } from '@loam/ui';
import { Check, Download, MessageSquarePlus, Save, Sparkles, TriangleAlert, WrapText } from 'lucide-react';
import { useLocalValue } from '../../../shared/local-value.ts';
import { useUpgradePrompt } from '../../billing/use-upgrade-prompt.ts';
import { referenceInChat } from '../../chat/reference-in-chat.ts';
import { fileProblem, useDownloadFile } from '../api.ts';
import { useCode } from '../code-context.tsx';
import { isFormattable, useFormat } from '../format/use-format.ts';
import { wrapLinesValue } from '../local-values.ts';
import type { SavedText } from '../model/desk.ts';
import type { FilePlace } from '../model/listing.ts';
import { codeTexts } from '../texts.data.ts';

interface FileToolbarProps {
  readonly path: string;
  /** Undefined where the file is not saved. */
  readonly place: FilePlace | undefined;
  /** Undefined for what is no text. */
  readonly text: string | undefined;
  /** Undefined where it cannot be edited just now. */
  readonly saved: SavedText | undefined;
}

export function FileToolbar({ path, place, text, saved }: FileToolbarProps) {
  const { project, canEdit } = useCode();
  const [wrapsLines, setWrapsLines] = useLocalValue(wrapLinesValue);
  return (
    <header className="flex h-11 shrink-0 items-center gap-1 border-b border-border px-3">
      <h2
        className="min-w-0 flex-1 truncate font-mono text-xs font-normal text-muted-foreground"
        title={path}
      >
        {path}
      </h2>
      <IconButton
        size="sm"
        label={codeTexts.reference}
        onClick={() => {
          referenceInChat(project.id, path);
          toast.success(codeTexts.referenced);
        }}
      >
        <MessageSquarePlus aria-hidden className="size-3.5" />
      </IconButton>
      {text === undefined ? null : (
        <>
          {canEdit && saved !== undefined && isFormattable(path) ? (
            <FormatButton path={path} text={text} saved={saved} />
          ) : null}
          <IconButton
            size="sm"
            label={codeTexts.wrap}
            aria-pressed={wrapsLines}
            onClick={() => setWrapsLines(!wrapsLines)}
            className={wrapsLines ? 'bg-hover' : ''}
          >
            <WrapText aria-hidden className="size-3.5" />
          </IconButton>
          <CopyButton text={text} label={codeTexts.copyFile} />
        </>
      )}
      {place === undefined ? null : <DownloadFileButton projectId={project.id} place={place} />}
      <span aria-hidden className="mx-1 h-5 w-px bg-border" />
      {canEdit ? <SaveButtons /> : <UpgradeNotice />}
    </header>
  );
}

function SaveButtons() {
  const { desk, discard, save, isSaving } = useCode();
  const count = desk.pending.size;
  return (
    <>
      {count > 1 ? (
        <span className="px-1 text-xs whitespace-nowrap text-muted-foreground">
          {fillText(codeTexts.unsavedCount, { n: count })}
        </span>
      ) : null}
      <Button variant="ghost" size="sm" disabled={count === 0 || isSaving} onClick={() => discard()}>
        {texts.code.discard}
      </Button>
      <Button
        variant="primary"
        size="sm"
        disabled={count === 0}
        loading={isSaving}
        onClick={() => void save()}
      >
        <Save aria-hidden className="size-3.5" />
        {texts.code.save}
      </Button>
    </>
  );
}

function UpgradeNotice() {
  const { project } = useCode();
  const prompt = useUpgradePrompt();
  return (
    <>
      <span className="truncate text-xs text-muted-foreground">{texts.code.paidOnly}</span>
      <Button variant="primary" size="sm" onClick={() => prompt(project.workspace, 'editCode')}>
        {texts.billing.upgrade}
      </Button>
    </>
  );
}

interface FormatButtonProps {
  readonly path: string;
  readonly text: string;
  readonly saved: SavedText;
}

function FormatButton({ path, text, saved }: FormatButtonProps) {
  const { dispatch } = useCode();
  const { state, format } = useFormat((formatted, before, after) =>
    // What was typed meanwhile is worth more than its format.
    dispatch({ kind: 'edit', path: formatted, text: after, saved, onlyFrom: before }),
  );
  return (
    <>
      <IconButton
        size="sm"
        label={codeTexts.format}
        loading={state === 'formatting'}
        data-state={state}
        onClick={() => format(path, text)}
      >
        {state === 'success' ? (
          <Check aria-hidden className="size-3.5 text-success" />
        ) : state === 'error' ? (
          <TriangleAlert aria-hidden className="size-3.5 text-danger" />
        ) : (
          <Sparkles aria-hidden className="size-3.5" />
        )}
      </IconButton>
      <span role="status" className="sr-only">
        {state === 'success' ? codeTexts.formatted : ''}
      </span>
    </>
  );
}

function DownloadFileButton({ projectId, place }: { readonly projectId: string; readonly place: FilePlace }) {
  const { mutateAsync: start, isPending } = useDownloadFile(projectId);
  const download = () => {
    start(place).catch((error: unknown) => toast.error(fileProblem(error)));
  };
  return (
    <IconButton size="sm" label={codeTexts.downloadFile} loading={isPending} onClick={download}>
      <Download aria-hidden className="size-3.5" />
    </IconButton>
  );
}
