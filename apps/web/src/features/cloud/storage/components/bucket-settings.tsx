import { type BackendBucket, texts } from '@loam/contract';
import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  Switch,
  toast,
} from '@loam/ui';
import { type FormEvent, useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { useDeleteBucket, useSaveBucket } from '../api.ts';
import { type BucketDraft, draftOf, faultsOf, rulesOf } from '../model/bucket-form.ts';
import { storageWords } from '../texts.data.ts';
import { BucketAccess } from './bucket-access.tsx';

interface BucketSettingsProps {
  readonly projectId: string;
  /** A new one is made where none is given. */
  readonly bucket?: BackendBucket;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function BucketSettings({ projectId, bucket, onClose, onDeleted }: BucketSettingsProps) {
  const [draft, setDraft] = useState(draftOf(bucket));
  const [isTold, setIsTold] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const save = useSaveBucket(projectId, bucket);
  const faults = faultsOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTold(true);
    if (Object.keys(faults).length > 0) return;
    save.mutate(
      { name: draft.name.trim(), ...rulesOf(draft) },
      {
        onSuccess: () => {
          toast.success(bucket === undefined ? storageWords.created : storageWords.saved);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>
              {bucket === undefined ? storageWords.newBucket : storageWords.editBucket}
            </DialogTitle>
          </DialogHeader>
          {save.isError ? <Banner tone="danger">{shownProblem(save.error).message}</Banner> : null}
          <RuleFields
            draft={draft}
            isNew={bucket === undefined}
            faults={isTold ? faults : {}}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
          <DialogFooter>
            {bucket === undefined ? null : (
              <Button variant="ghost" className="me-auto text-danger" onClick={() => setIsDeleting(true)}>
                {storageWords.deleteBucket}
              </Button>
            )}
            <Button variant="ghost" onClick={onClose}>
              {storageWords.cancel}
            </Button>
            <Button type="submit" variant="primary" loading={save.isPending}>
              {bucket === undefined ? storageWords.create : storageWords.save}
            </Button>
          </DialogFooter>
        </form>
        {bucket === undefined ? null : <BucketAccess projectId={projectId} bucketId={bucket.id} />}
        {isDeleting && bucket !== undefined ? (
          <DeleteBucket
            projectId={projectId}
            bucket={bucket}
            onCancel={() => setIsDeleting(false)}
            onDeleted={() => {
              onClose();
              onDeleted?.();
            }}
          />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

interface RuleFieldsProps {
  readonly draft: BucketDraft;
  readonly isNew: boolean;
  readonly faults: ReturnType<typeof faultsOf>;
  readonly onChange: (change: Partial<BucketDraft>) => void;
}

function RuleFields({ draft, isNew, faults, onChange }: RuleFieldsProps) {
  return (
    <>
      {isNew ? (
        <Field label={storageWords.bucketName} hint={storageWords.bucketNameDetail} error={faults.name}>
          <Input
            autoComplete="off"
            maxLength={100}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
      ) : null}
      <Field
        label={storageWords.isPublic}
        hint={storageWords.isPublicDetail}
        aside={draft.isPublic ? texts.storage.badges.public : texts.storage.badges.private}
      >
        <Switch checked={draft.isPublic} onCheckedChange={(isPublic) => onChange({ isPublic })} />
      </Field>
      <Field label={storageWords.sizeLimit} hint={storageWords.sizeLimitDetail} error={faults.megabytes}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={draft.megabytes}
          onChange={(event) => onChange({ megabytes: event.target.value })}
        />
      </Field>
      <Field label={storageWords.mimeTypes} hint={storageWords.mimeTypesDetail}>
        <Input
          autoComplete="off"
          spellCheck={false}
          value={draft.types}
          onChange={(event) => onChange({ types: event.target.value })}
        />
      </Field>
    </>
  );
}

interface DeleteBucketProps {
  readonly projectId: string;
  readonly bucket: BackendBucket;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

function DeleteBucket({ projectId, bucket, onCancel, onDeleted }: DeleteBucketProps) {
  const remove = useDeleteBucket({ projectId, bucketId: bucket.id });
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success(storageWords.bucketDeleted);
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={storageWords.deleteBucket}
      description={storageWords.deleteBucketDetail}
      confirmLabel={storageWords.deleteBucket}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        typeToConfirm: bucket.name,
        loading: remove.isPending,
        ...(remove.isError && { error: shownProblem(remove.error).message }),
      }}
    />
  );
}
