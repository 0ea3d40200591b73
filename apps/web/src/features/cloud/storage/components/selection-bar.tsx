import { fillText, texts } from '@loam/contract';
import { Button, Tooltip } from '@loam/ui';
import { Download, FolderInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BucketPlace } from '../api.ts';
import { storageWords } from '../texts.data.ts';
import { useDownload } from '../use-download.ts';
import { DeleteObjects } from './delete-objects.tsx';
import { MoveObjects } from './move-objects.tsx';

interface SelectionBarProps {
  readonly place: BucketPlace;
  /** Folders end with a slash. */
  readonly paths: readonly string[];
  readonly isPublic: boolean;
  readonly canEdit: boolean;
  readonly onClear: () => void;
}

export function SelectionBar({ place, paths, isPublic, canEdit, onClear }: SelectionBarProps) {
  const [asked, setAsked] = useState<'move' | 'delete'>();
  const close = () => setAsked(undefined);
  const { isLoading, download } = useDownload(place);
  const files = paths.filter((path) => !path.endsWith('/'));
  return (
    <div
      role="toolbar"
      aria-label={fillText(storageWords.selected, { n: String(paths.length) })}
      className="flex min-h-10 flex-wrap items-center gap-2 border-b border-border bg-accent-subtle px-3 py-1 text-sm text-accent-subtle-foreground"
    >
      <span className="font-medium tabular-nums">
        {fillText(storageWords.selected, { n: String(paths.length) })}
      </span>
      <DownloadButton
        isPublic={isPublic}
        isDisabled={files.length === 0}
        isLoading={isLoading}
        onDownload={() => download(files)}
      />
      {canEdit ? (
        <>
          <Button variant="outline" size="sm" onClick={() => setAsked('move')}>
            <FolderInput aria-hidden />
            {storageWords.move}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setAsked('delete')}>
            <Trash2 aria-hidden />
            {storageWords.delete}
          </Button>
        </>
      ) : null}
      <Button variant="ghost" size="sm" className="ms-auto" onClick={onClear}>
        {storageWords.clear}
      </Button>
      {asked === 'move' ? (
        <MoveObjects place={place} paths={paths} onClose={close} onMoved={onClear} />
      ) : null}
      {asked === 'delete' ? (
        <DeleteObjects place={place} paths={paths} onClose={close} onDeleted={onClear} />
      ) : null}
    </div>
  );
}

interface DownloadButtonProps {
  readonly isPublic: boolean;
  readonly isDisabled?: boolean;
  readonly isLoading: boolean;
  readonly onDownload: () => void;
}

/** Only for public buckets; the reason is told where it does nothing. */
export function DownloadButton({ isPublic, isDisabled = false, isLoading, onDownload }: DownloadButtonProps) {
  const button = (
    <Button
      variant="outline"
      size="sm"
      disabled={isDisabled}
      aria-disabled={!isPublic}
      loading={isLoading}
      className={isPublic ? undefined : 'cursor-not-allowed text-muted-foreground'}
      onClick={() => isPublic && onDownload()}
    >
      <Download aria-hidden />
      {texts.storage.download}
    </Button>
  );
  return isPublic ? button : <Tooltip label={texts.storage.privateDownload}>{button}</Tooltip>;
}
