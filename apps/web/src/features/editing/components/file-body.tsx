import { texts } from '@loam/contract';
import { Banner, Button, EmptyState, Skeleton } from '@loam/ui';
import { Binary, FileWarning, FileX } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useLocalValue } from '../../../shared/local-value.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { useContent } from '../api.ts';
import { useCode } from '../code-context.tsx';
import { wrapLinesValue } from '../local-values.ts';
import { overtaken, type SavedText } from '../model/desk.ts';
import { type FileView, viewBeforeReading } from '../model/file-view.ts';
import { fromEditorText, toEditorText } from '../model/line-breaks.ts';
import type { FilePlace } from '../model/listing.ts';
import { codeTexts } from '../texts.data.ts';
import { FileToolbar } from './file-toolbar.tsx';
import { ImageView } from './image-view.tsx';

const CodeEditor = lazy(async () => ({ default: (await import('../editor/code-editor.tsx')).CodeEditor }));

/** The file in front. */
export function FileBody() {
  const { desk, listing, overlay } = useCode();
  const path = desk.active;
  if (path === undefined) {
    return (
      <EmptyState icon={FileX} title={codeTexts.chooseFile} className="pt-20">
        {codeTexts.chooseFileDetail}
      </EmptyState>
    );
  }
  const place = listing.places.get(path);
  const written = overlay.get(path)?.text ?? undefined;
  if (written !== undefined && !desk.pending.has(path)) {
    return <TextFile key={path} path={path} place={place} text={written} saved={undefined} />;
  }
  if (place === undefined) return <GoneFile key={path} path={path} />;
  const known = viewBeforeReading(place);
  return known === undefined ? (
    <ReadFile key={path} place={place} />
  ) : (
    <OtherFile key={path} place={place} view={known} />
  );
}

/** Someone deleted it; what was typed into it is still here. */
function GoneFile({ path }: { readonly path: string }) {
  const { desk, listing } = useCode();
  const pending = desk.pending.get(path);
  if (pending !== undefined) {
    const saved = { text: '', blob: null, commitSha: listing.commitSha };
    return <TextFile path={path} place={undefined} text={pending.text} saved={saved} />;
  }
  return (
    <EmptyState icon={FileX} title={codeTexts.fileGone} className="pt-20">
      {codeTexts.fileGoneDetail}
    </EmptyState>
  );
}

/** What a file is shows in its bytes. */
function ReadFile({ place }: { readonly place: FilePlace }) {
  const { project, desk, listing } = useCode();
  const query = useContent(project.id, place);
  const pending = desk.pending.get(place.path);
  if (query.data?.kind === 'text') {
    const saved = { text: query.data.text, blob: place.blob, commitSha: listing.commitSha };
    // Until the newer text is there, what is typed would be measured by the older one.
    const isCurrent = !query.isPlaceholderData;
    return (
      <TextFile
        path={place.path}
        place={place}
        text={pending?.text ?? query.data.text}
        saved={isCurrent ? saved : undefined}
      />
    );
  }
  if (query.data !== undefined) return <OtherFile place={place} view={query.data} />;
  return (
    <FileFrame path={place.path} place={place}>
      {query.isError ? (
        <QueryError
          title={texts.code.fileFailed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      ) : (
        <TextSkeleton />
      )}
    </FileFrame>
  );
}

interface TextFileProps {
  readonly path: string;
  readonly place: FilePlace | undefined;
  readonly text: string;
  /** Undefined: to be read only, for now. */
  readonly saved: SavedText | undefined;
}

function TextFile({ path, place, text, saved }: TextFileProps) {
  const { canEdit, overlay, faults, jump, memories, showEditor, edit, desk } = useCode();
  const [wrapsLines] = useLocalValue(wrapLinesValue);
  const diagnostics = useMemo(() => faults.filter((fault) => fault.path === path), [faults, path]);
  const isBeingWritten = overlay.has(path) && !desk.pending.has(path);
  const onText = (next: string) => {
    if (saved !== undefined) edit(path, fromEditorText(next, saved.text), saved);
  };
  return (
    <section aria-label={path} className="flex h-full min-w-0 flex-col">
      <FileToolbar path={path} place={place} text={text} saved={saved} />
      {isBeingWritten ? <Banner flush>{codeTexts.aiWriting}</Banner> : null}
      <OvertakenNotice path={path} />
      <div className="min-h-0 flex-1">
        <Suspense fallback={<TextSkeleton />}>
          <CodeEditor
            path={path}
            text={toEditorText(text)}
            look={{ isReadOnly: !canEdit || isBeingWritten, wrapsLines }}
            jump={jump?.path === path ? jump : undefined}
            diagnostics={diagnostics}
            memories={memories}
            onText={onText}
            onHandle={showEditor}
          />
        </Suspense>
      </div>
    </section>
  );
}

/** Somebody saved the same file: nothing is overwritten, and nothing is lost. */
function OvertakenNotice({ path }: { readonly path: string }) {
  const { desk, listing, compare, dispatch } = useCode();
  if (!overtaken(desk, listing).includes(path)) return null;
  const words = codeTexts.overtaken;
  return (
    <Banner
      flush
      tone="warning"
      actions={
        <>
          <Button size="sm" variant="outline" onClick={() => compare(path)}>
            {words.compare}
          </Button>
          <Button size="sm" variant="outline" onClick={() => dispatch({ kind: 'discard', paths: [path] })}>
            {words.takeTheirs}
          </Button>
        </>
      }
    >
      {listing.places.has(path) ? words.changed : words.deleted}
    </Banner>
  );
}

interface OtherFileProps {
  readonly place: FilePlace;
  readonly view: Exclude<FileView, { kind: 'text' }>;
}

function OtherFile({ place, view }: OtherFileProps) {
  const { project } = useCode();
  return (
    <FileFrame path={place.path} place={place}>
      {view.kind === 'image' ? <ImageView projectId={project.id} place={place} /> : null}
      {view.kind === 'binary' ? (
        <EmptyState icon={Binary} title={texts.code.binary} className="pt-20" />
      ) : null}
      {view.kind === 'too_large' ? (
        <EmptyState icon={FileWarning} title={texts.code.tooLarge} className="pt-20">
          {codeTexts.tooLargeDetail}
        </EmptyState>
      ) : null}
    </FileFrame>
  );
}

interface FileFrameProps {
  readonly path: string;
  readonly place: FilePlace;
  readonly children: React.ReactNode;
}

function FileFrame({ path, place, children }: FileFrameProps) {
  return (
    <section aria-label={path} className="flex h-full min-w-0 flex-col">
      <FileToolbar path={path} place={place} text={undefined} saved={undefined} />
      <div className="min-h-0 flex-1 overflow-auto">{children}</div>
    </section>
  );
}

function TextSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3 p-4">
      {[40, 60, 52, 70, 35, 64].map((percent) => (
        <Skeleton key={percent} style={{ width: `${percent}%` }} />
      ))}
    </div>
  );
}
