import { type SiteInfo, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { useState } from 'react';
import { shownProblem } from '../../shared/problems.ts';
import { PictureFault, useSaveSiteInfo } from './changes.ts';
import {
  emptyDraft,
  fieldFaults,
  isDirty,
  type PickedPicture,
  type SiteImageName,
  type SiteInfoChanges,
  withField,
  withoutPicture,
  withPicture,
} from './model/site-info-draft.ts';

/** What is changed and not saved. It outlives the panel: closing it loses nothing, and publishing waits for it. */
export function useSiteInfoForm(projectId: string) {
  const [draft, setDraft] = useState(emptyDraft);
  const { mutateAsync, isPending } = useSaveSiteInfo(projectId);
  const words = texts.publish.siteInfo;
  const faults = fieldFaults(draft.changes);
  const clear = () => {
    for (const picture of Object.values(draft.pictures)) forget(picture);
    setDraft(emptyDraft);
  };
  const save = () => {
    mutateAsync(draft).then(() => {
      clear();
      toast.success(words.updated);
    }, tellFailure);
  };
  return {
    draft,
    faults,
    isDirty: isDirty(draft),
    canSave: isDirty(draft) && Object.keys(faults).length === 0,
    isSaving: isPending,
    setField: (saved: SiteInfo, change: SiteInfoChanges) => setDraft((now) => withField(now, saved, change)),
    setPicture: (name: SiteImageName, file: File) => {
      forget(draft.pictures[name]);
      const picture = { file, url: URL.createObjectURL(file) };
      setDraft((now) => withPicture(now, name, picture));
    },
    removePicture: (saved: SiteInfo, name: SiteImageName) => {
      forget(draft.pictures[name]);
      setDraft((now) => withoutPicture(now, saved, name));
    },
    save,
    revert: () => {
      clear();
      toast.info(words.reverted);
    },
  };
}

const { singleImageFailed, socialImageFailed, tryAgain } = texts.uploads;

function tellFailure(error: unknown): void {
  if (error instanceof PictureFault) {
    const title = error.picture === 'share_image_url' ? socialImageFailed : singleImageFailed;
    toast.error(title, { description: tryAgain });
  } else {
    toast.error(texts.publish.siteInfo.failed, { description: shownProblem(error).message });
  }
}

function forget(picture: PickedPicture | undefined): void {
  if (picture) URL.revokeObjectURL(picture.url);
}

export type SiteInfoForm = ReturnType<typeof useSiteInfoForm>;
