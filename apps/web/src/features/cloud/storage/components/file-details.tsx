import { type BackendObject, texts } from '@loam/contract';
import { Button, DataList, IconButton, useCopied } from '@loam/ui';
import { Link, Pencil, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { momentText } from '../../../../shared/moment-text.ts';
import type { BucketPlace } from '../api.ts';
import { formatSize, publicUrl } from '../model/files.ts';
import { storageWords } from '../texts.data.ts';
import { useDownload } from '../use-download.ts';
import { DeleteObjects } from './delete-objects.tsx';
import { FilePreview } from './file-preview.tsx';
import { MoveObjects } from './move-objects.tsx';
import { DownloadButton } from './selection-bar.tsx';

interface FileDetailsProps {
  readonly place: BucketPlace;
  readonly file: BackendObject;
  readonly isPublic: boolean;
  readonly cloudUrl: string;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

export function FileDetails({ place, file, isPublic, cloudUrl, canEdit, onClose }: FileDetailsProps) {
  const { isLoading, download } = useDownload(place);
  const { columns } = texts.storage;
  return (
    <Beside name={file.name} onClose={onClose}>
      <FilePreview place={place} file={file} isPublic={isPublic} />
      <DataList
        className="text-sm"
        items={[
          { label: columns.type, value: file.mimeType ?? '' },
          { label: columns.size, value: formatSize(file.size ?? 0) },
          { label: columns.lastModified, value: formatMoment(file.modifiedAt) },
          { label: storageWords.created_at, value: formatMoment(file.createdAt) },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <DownloadButton isPublic={isPublic} isLoading={isLoading} onDownload={() => download([file.path])} />
        {isPublic ? <CopyUrl url={publicUrl(cloudUrl, place.bucketId, file.path)} /> : null}
        {canEdit ? <FileChanges place={place} file={file} onClose={onClose} /> : null}
      </div>
    </Beside>
  );
}

/** Somebody deleted or moved the file while it was open here. */
export function FileGone({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  return (
    <Beside name={path.split('/').at(-1) ?? path} onClose={onClose}>
      <p role="alert" className="text-sm text-muted-foreground">
        {storageWords.fileGone}
      </p>
    </Beside>
  );
}

interface BesideProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Beside({ name, onClose, children }: BesideProps) {
  return (
    <aside
      aria-label={storageWords.details}
      className="absolute inset-y-0 right-0 z-10 flex w-full flex-col gap-4 overflow-y-auto border-s border-border bg-surface-raised p-4 @xl:static @xl:w-80"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 font-semibold break-all">{name}</h3>
        <IconButton label={storageWords.close} shortcut="Esc" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </aside>
  );
}

function formatMoment(moment: string | null): string {
  return moment === null ? '' : momentText(moment);
}

function CopyUrl({ url }: { readonly url: string }) {
  const { state, copy } = useCopied();
  return (
    <Button variant="outline" size="sm" onClick={() => copy(url)}>
      <Link aria-hidden />
      {state === 'copied' ? texts.functions.copied : texts.storage.copyUrl}
    </Button>
  );
}

type FileChangesProps = Pick<FileDetailsProps, 'place' | 'file' | 'onClose'>;

function FileChanges({ place, file, onClose }: FileChangesProps) {
  const [open, setOpen] = useState<'move' | 'delete'>();
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen('move')}>
        <Pencil aria-hidden />
        {storageWords.rename}
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden />
        {storageWords.delete}
      </Button>
      {open === 'move' ? (
        <MoveObjects place={place} paths={[file.path]} onClose={() => setOpen(undefined)} onMoved={onClose} />
      ) : null}
      {open === 'delete' ? (
        <DeleteObjects
          place={place}
          paths={[file.path]}
          onClose={() => setOpen(undefined)}
          onDeleted={onClose}
        />
      ) : null}
    </>
  );
}
