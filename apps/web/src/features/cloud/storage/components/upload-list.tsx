import { fillText } from '@loam/contract';
import { IconButton, Progress } from '@loam/ui';
import { Check, X } from 'lucide-react';
import { storageWords } from '../texts.data.ts';
import type { Upload, useUploads } from '../use-uploads.ts';

type UploadListProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'stop' | 'dismiss'>;

export function UploadList({ uploads, stop, dismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  const isOver = uploads.every(({ state }) => state.kind === 'done' || state.kind === 'failed');
  return (
    <div className="flex max-h-40 shrink-0 items-start gap-2 overflow-y-auto border-t border-border px-4 py-2">
      <ul aria-label={storageWords.uploads} className="flex min-w-0 flex-1 flex-col gap-1.5 text-sm">
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} onStop={() => stop(upload.key)} />
        ))}
      </ul>
      {isOver ? (
        <IconButton label={storageWords.dismissUploads} size="sm" onClick={dismiss}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}

function UploadLine({ upload, onStop }: { readonly upload: Upload; readonly onStop: () => void }) {
  const { name, state } = upload;
  const isOpen = state.kind === 'waiting' || state.kind === 'sending';
  const percent = state.kind === 'sending' ? Math.round(state.share * 100) : 0;
  return (
    <li className="flex items-center gap-3">
      <span className="w-40 min-w-0 truncate">{name}</span>
      {isOpen ? (
        <>
          <Progress
            label={fillText(storageWords.uploading, { name, percent: String(percent) })}
            value={percent}
            className="flex-1"
          />
          <IconButton label={fillText(storageWords.cancelUpload, { name })} size="sm" onClick={onStop}>
            <X aria-hidden />
          </IconButton>
        </>
      ) : state.kind === 'done' ? (
        <span className="flex items-center gap-1 text-muted-foreground">
          <Check aria-hidden className="size-4 text-success" />
          {storageWords.uploadDone}
        </span>
      ) : state.kind === 'exists' ? (
        <span className="text-muted-foreground">{storageWords.taken}</span>
      ) : (
        <span role="alert" className="text-danger">
          {fillText(storageWords.uploadFailed, { reason: state.kind === 'failed' ? state.reason : '' })}
        </span>
      )}
    </li>
  );
}
