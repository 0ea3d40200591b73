import { type SourceFile, texts } from '@loam/contract';
import { CopyButton, EmptyState, IconButton, toast } from '@loam/ui';
import { Binary, Download, FileX, FileWarning } from 'lucide-react';
import { type FilePlace, fileProblem, useDownloadFile } from '../api.ts';
import { type FileView, fileView } from '../model/file-view.ts';
import { codeTexts } from '../texts.data.ts';
import { ImageView } from './image-view.tsx';
import { TextView } from './text-view.tsx';

interface FileViewerProps {
  readonly projectId: string;
  readonly commitSha: string;
  readonly file: SourceFile;
}

export function FileViewer({ projectId, commitSha, file }: FileViewerProps) {
  const view = fileView(file);
  const place = { path: file.path, commitSha };
  return (
    <section aria-label={file.path} className="flex h-full min-w-0 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-1 border-b border-border px-3">
        <h2
          className="min-w-0 flex-1 truncate font-mono text-xs font-normal text-muted-foreground"
          title={file.path}
        >
          {file.path}
        </h2>
        {view.kind === 'text' ? <CopyButton text={view.text} label={codeTexts.copyFile} /> : null}
        <DownloadFileButton projectId={projectId} place={place} />
      </header>
      <div className="min-h-0 flex-1">
        <FileContents key={file.path} projectId={projectId} place={place} view={view} />
      </div>
    </section>
  );
}

interface FileContentsProps {
  readonly projectId: string;
  readonly place: FilePlace;
  readonly view: FileView;
}

function FileContents({ projectId, place, view }: FileContentsProps) {
  switch (view.kind) {
    case 'text':
      return <TextView text={view.text} label={place.path} />;
    case 'image':
      return <ImageView projectId={projectId} place={place} />;
    case 'binary':
      return <EmptyState icon={Binary} title={texts.code.binary} className="pt-20" />;
    case 'too_large':
      return (
        <EmptyState icon={FileWarning} title={texts.code.tooLarge} className="pt-20">
          {codeTexts.tooLargeDetail}
        </EmptyState>
      );
  }
}

/** The file was there when it was chosen, and a newer version has it no longer; or the project is all folders. */
export function NoFile({ isGone }: { readonly isGone: boolean }) {
  return (
    <EmptyState icon={FileX} title={isGone ? codeTexts.fileGone : codeTexts.chooseFile} className="pt-20">
      {isGone ? codeTexts.fileGoneDetail : codeTexts.chooseFileDetail}
    </EmptyState>
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
