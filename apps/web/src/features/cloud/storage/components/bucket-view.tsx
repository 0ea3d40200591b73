import { type BackendObject, fillText, texts } from '@loam/contract';
import { Button, EmptyState, Skeleton } from '@loam/ui';
import { FolderOpen } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { ErrorPanel } from '../../console/error-panel.tsx';
import type { ScreenProps } from '../../console/screen.ts';
import { useBuckets, useObjects } from '../api.ts';
import { formatSize, isShown, totalsOf } from '../model/files.ts';
import { storageWords } from '../texts.data.ts';
import { useBucketView } from '../use-bucket-view.ts';
import { useFileKeys } from '../use-file-keys.ts';
import { useUploads } from '../use-uploads.ts';
import { BucketBar } from './bucket-bar.tsx';
import { FileDetails, FileGone } from './file-details.tsx';
import { FileTable } from './file-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UploadConflicts } from './upload-conflicts.tsx';
import { UploadList } from './upload-list.tsx';

interface BucketViewProps extends ScreenProps {
  readonly bucketId: string;
}

/** The folders and files of one bucket. */
export function BucketView({ project, backend, bucketId, back }: BucketViewProps) {
  const place = { projectId: project.id, bucketId };
  const bucket = useBuckets(project.id, backend.ref ?? '').data?.find(({ id }) => id === bucketId);
  const [folder, setFolder] = useState('');
  const listed = useObjects(place, folder);
  const objects = listed.data?.pages.flatMap((page) => page.objects).filter(isShown) ?? [];
  const view = useBucketView(objects, listed.isSuccess);
  const frame = useFileKeys({
    isOn: view.openPath !== undefined,
    onClose: () => view.setOpenPath(undefined),
    onStep: view.step,
  });
  const uploads = useUploads(place);
  const canEdit = project.permissions.includes('EditBackend');
  // Entering a folder clears what was chosen in the one before.
  const enter = (next: string) => {
    setFolder(next);
    view.reset();
  };
  const drop = useFileDrop(canEdit, (files) => uploads.add(files, folder));
  return (
    <div className="relative flex h-full min-h-0 flex-col" {...drop.handlers}>
      <BucketBar
        place={place}
        bucket={bucket}
        folder={folder}
        canEdit={canEdit}
        isLoading={listed.isFetching}
        onReload={() => void listed.refetch()}
        onEnter={enter}
        onUpload={(files) => uploads.add(files, folder)}
        onDeleted={back}
      />
      {view.checked.size === 0 ? null : (
        <SelectionBar
          place={place}
          paths={[...view.checked]}
          isPublic={bucket?.public ?? false}
          canEdit={canEdit}
          onClear={view.clear}
        />
      )}
      <div ref={frame} className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1">
          <Files listed={listed} objects={objects} view={view} onEnter={enter} />
        </div>
        {view.open === undefined ? null : view.open === 'gone' ? (
          <FileGone path={view.openPath ?? ''} onClose={() => view.setOpenPath(undefined)} />
        ) : (
          <FileDetails
            key={view.open.path}
            place={place}
            file={view.open}
            isPublic={bucket?.public ?? false}
            cloudUrl={backend.url ?? ''}
            canEdit={canEdit}
            onClose={() => view.setOpenPath(undefined)}
          />
        )}
      </div>
      <UploadList {...uploads} />
      <UploadConflicts uploads={uploads.uploads} onDecide={uploads.decide} />
      <Footer
        text={footerText(objects, listed.hasNextPage)}
        isMore={listed.hasNextPage}
        isLoading={listed.isFetchingNextPage}
        onMore={() => void listed.fetchNextPage()}
      />
      {drop.isOver ? (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-2 z-20 flex items-center justify-center rounded-xl border-2 border-dashed border-accent bg-accent-subtle/80 font-medium text-accent-subtle-foreground"
        >
          {storageWords.dropHere}
        </div>
      ) : null}
    </div>
  );
}

interface FilesProps {
  readonly listed: ReturnType<typeof useObjects>;
  readonly objects: readonly BackendObject[];
  readonly view: ReturnType<typeof useBucketView>;
  readonly onEnter: (folder: string) => void;
}

function Files({ listed, objects, view, onEnter }: FilesProps) {
  if (listed.data === undefined)
    return listed.isError ? (
      <ErrorPanel
        title={texts.storage.filesFailed}
        error={listed.error}
        onRetry={listed.refetch}
        isRetrying={listed.isFetching}
      />
    ) : (
      <Skeleton className="m-4 h-48 rounded-xl" />
    );
  if (objects.length === 0) return <EmptyState icon={FolderOpen} title={texts.storage.emptyFolder} />;
  return (
    <FileTable
      objects={objects}
      checked={view.checked}
      openPath={view.openPath}
      onCheck={view.check}
      onEnter={onEnter}
      onOpen={({ path }) => view.setOpenPath(path)}
    />
  );
}

interface FooterProps {
  readonly text: string;
  readonly isMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

function Footer({ text, isMore, isLoading, onMore }: FooterProps) {
  return (
    <div className="flex min-h-10 shrink-0 items-center justify-between gap-3 border-t border-border px-4 text-sm text-muted-foreground">
      <p role="status" className="tabular-nums">
        {text}
      </p>
      {isMore ? (
        <Button variant="outline" size="sm" loading={isLoading} onClick={onMore}>
          {texts.storage.showMore}
        </Button>
      ) : null}
    </div>
  );
}

function footerText(objects: Parameters<typeof totalsOf>[0], isMore: boolean): string {
  const { files, folders, bytes } = totalsOf(objects);
  const size = formatSize(bytes);
  const text =
    files === 1
      ? fillText(storageWords.totalOne, { size })
      : files === 0 && folders > 0
        ? fillText(folders === 1 ? storageWords.oneFolder : storageWords.folders, { n: String(folders) })
        : fillText(storageWords.total, { size, n: files.toLocaleString('en') });
  return isMore ? fillText(storageWords.more, { text }) : text;
}

function useFileDrop(isWanted: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const isFiles = (event: DragEvent) => isWanted && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!isFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
