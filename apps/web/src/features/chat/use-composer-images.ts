import type { Api } from '@loam/client';
import { chatLimits, fillText, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { useRef } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { logNotice } from '../../shared/log.ts';
import type { LocalValue } from '../../shared/local-value.ts';
import { newId } from '../../shared/new-id.ts';
import { isAborted } from '../../shared/problems.ts';
import { useMe } from '../accounts/api.ts';
import { compressImage } from '../uploads/compress-image.ts';
import { uploadFile } from '../uploads/upload-file.ts';
import type { Draft, DraftImage } from './model/draft.ts';
import {
  compressedSize,
  fittingFiles,
  mayCompress,
  needsCompression,
  uploadName,
} from './model/image-rules.ts';
import { chatWords } from './texts.data.ts';

const words = chatWords.composer;

/** Pictures of a draft: shown at once, made smaller, uploaded; those that fail go away again. */
export function useComposerImages(projectId: string | undefined, draftValue: LocalValue<Draft>) {
  const api = useApi();
  const me = useMe();
  const uploads = useRef(new Map<string, AbortController>());
  const change = (next: (images: readonly DraftImage[]) => DraftImage[]) => {
    const draft = draftValue.get();
    draftValue.set({ ...draft, images: next(draft.images) });
  };

  const add = async (files: readonly File[], via: 'picker' | 'paste' | 'drop'): Promise<void> => {
    if (me === null) return void toast.error(texts.uploads.signInRequired);
    const { accepted, refused, beyondLimit } = fittingFiles(files, draftValue.get().images.length);
    if (refused > 0) toast.error(words.notAPicture);
    if (beyondLimit > 0) toast.error(fillText(words.tooManyPictures, { n: chatLimits.images }));
    const added = accepted.map((file, index) => ({ file, image: localImage(file, index) }));
    change((images) => [...images, ...added.map(({ image }) => image)]);
    if (via === 'picker') draftValue.set({ ...draftValue.get(), imagesAddedViaDropdown: true });
    const outcomes = await Promise.all(
      added.map(async ({ file, image }) => {
        const controller = new AbortController();
        uploads.current.set(image.id, controller);
        try {
          const stored = await store(api, { projectId, file, name: image.name, signal: controller.signal });
          change((images) => images.map((one) => (one.id === image.id ? stored : one)));
          return 'stored';
        } catch (error) {
          if (isAborted(error)) return 'stored';
          logNotice(texts.uploads.imageFailed, error);
          change((images) => images.filter((one) => one.id !== image.id));
          return 'failed';
        } finally {
          uploads.current.delete(image.id);
          URL.revokeObjectURL(image.url);
        }
      }),
    );
    tellFailed(outcomes.filter((outcome) => outcome === 'failed').length);
  };

  const remove = (id: string) => {
    uploads.current.get(id)?.abort();
    change((images) => images.filter((one) => one.id !== id));
  };
  return { add, remove };
}

function tellFailed(count: number): void {
  if (count === 0) return;
  toast.error(texts.uploads.imageFailed, { description: fillText(texts.uploads.filesFailed, { n: count }) });
}

function localImage(file: File, index: number): DraftImage {
  return {
    id: newId(),
    url: URL.createObjectURL(file),
    name: uploadName(file, index),
    contentType: file.type,
    uploaded: false,
    uploading: true,
    expiresAt: null,
  };
}

interface StoreWish {
  readonly projectId: string | undefined;
  readonly file: File;
  readonly name: string;
  readonly signal: AbortSignal;
}

async function store(api: Api, { projectId, file, name, signal }: StoreWish): Promise<DraftImage> {
  const picture = await smaller(file);
  const { image, expiresAt } = await uploadFile(api, {
    file: picture,
    name,
    contentType: picture.type,
    projectId,
    signal,
  });
  return {
    id: image.id,
    url: image.url,
    name: image.name,
    contentType: image.content_type,
    uploaded: true,
    uploading: false,
    expiresAt,
  };
}

/** A picture that cannot be made smaller is sent as it is; the server has the last word on its size. */
async function smaller(file: File): Promise<Blob> {
  if (!mayCompress(file)) return file;
  try {
    return await compressImage(file, { needed: needsCompression, target: compressedSize });
  } catch (error) {
    logNotice('A picture could not be made smaller and is sent as it is.', error);
    return file;
  }
}
