import { type BackendBucket, texts } from '@loam/contract';
import { Breadcrumb, BreadcrumbItem, Button, IconButton } from '@loam/ui';
import { FolderPlus, RotateCw, Settings2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { BucketPlace } from '../api.ts';
import { crumbsOf } from '../model/files.ts';
import { storageWords } from '../texts.data.ts';
import { AccessBadge } from './bucket-list.tsx';
import { BucketSettings } from './bucket-settings.tsx';
import { NewFolder } from './new-folder.tsx';

interface BucketBarProps {
  readonly place: BucketPlace;
  readonly bucket: BackendBucket | undefined;
  readonly folder: string;
  readonly canEdit: boolean;
  readonly isLoading: boolean;
  readonly onReload: () => void;
  readonly onEnter: (folder: string) => void;
  readonly onUpload: (files: readonly File[]) => void;
  readonly onDeleted: () => void;
}

export function BucketBar(props: BucketBarProps) {
  const { place, bucket, folder, canEdit, isLoading, onReload, onEnter, onUpload } = props;
  const [open, setOpen] = useState<'folder' | 'settings'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 border-b border-border px-3 py-1.5">
      <Path bucket={bucket?.name ?? place.bucketId} folder={folder} onEnter={onEnter} />
      {bucket === undefined ? null : <AccessBadge isPublic={bucket.public} />}
      <div className="ms-auto flex items-center gap-1">
        <IconButton label={texts.storage.reload} loading={isLoading} onClick={onReload}>
          <RotateCw aria-hidden />
        </IconButton>
        {canEdit ? (
          <>
            <IconButton label={storageWords.newFolder} onClick={() => setOpen('folder')}>
              <FolderPlus aria-hidden />
            </IconButton>
            <IconButton
              label={storageWords.settings}
              disabled={bucket === undefined}
              onClick={() => setOpen('settings')}
            >
              <Settings2 aria-hidden />
            </IconButton>
            <UploadButton onUpload={onUpload} />
          </>
        ) : null}
      </div>
      {open === 'folder' ? <NewFolder place={place} folder={folder} onClose={close} /> : null}
      {open === 'settings' && bucket !== undefined ? (
        <BucketSettings
          projectId={place.projectId}
          bucket={bucket}
          onClose={close}
          onDeleted={props.onDeleted}
        />
      ) : null}
    </div>
  );
}

interface PathProps {
  readonly bucket: string;
  readonly folder: string;
  readonly onEnter: (folder: string) => void;
}

function Path({ bucket, folder, onEnter }: PathProps) {
  const crumbs = [{ name: bucket, path: '' }, ...crumbsOf(folder)];
  return (
    <Breadcrumb label={storageWords.path} className="min-w-0">
      {crumbs.map(({ name, path }, index) =>
        index === crumbs.length - 1 ? (
          <BreadcrumbItem key={path} current>
            {name}
          </BreadcrumbItem>
        ) : (
          <BreadcrumbItem key={path} asChild>
            <button type="button" onClick={() => onEnter(path)}>
              {name}
            </button>
          </BreadcrumbItem>
        ),
      )}
    </Breadcrumb>
  );
}

function UploadButton({ onUpload }: Pick<BucketBarProps, 'onUpload'>) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onUpload([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={storageWords.uploadInput}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <Button variant="primary" size="sm" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {storageWords.upload}
      </Button>
    </>
  );
}
