import type { Api } from '@loam/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { newId } from '../../shared/new-id.ts';
import { uploadName } from '../chat/model/image-rules.ts';
import { uploadFile } from '../uploads/upload-file.ts';
import { refreshPublishing, refreshSiteInfo } from './cache.ts';
import { publishingKeys } from './keys.ts';
import { newPicturePath } from './model/site-image.ts';
import type { SiteImageName, SiteInfoChanges, SiteInfoDraft } from './model/site-info-draft.ts';
import { publishTexts } from './texts.data.ts';

/** The call waits until visitors see the site; a build of a large project takes its time. */
const publishTimeoutMs = 1_800_000;

export function useCreateDeployment(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.createDeployment({ params: { projectId }, body: {}, timeoutMs: publishTimeoutMs }),
    // Also after a failure: the call may be lost and the deployment not.
    onSettled: () => refreshPublishing(cache, projectId),
  });
}

export function useRollBack(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (deploymentId: string) => api.rollBackDeployment({ params: { projectId, deploymentId } }),
    onSettled: () => refreshPublishing(cache, projectId),
  });
}

export function useUnpublish(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.unpublishProject({ params: { projectId } }),
    onSuccess: (publishing) => cache.setQueryData(publishingKeys.state(projectId), publishing),
    onSettled: () => refreshPublishing(cache, projectId),
  });
}

/** Pictures become files of the project first, then index.html names them. */
export function useSaveSiteInfo(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ changes, pictures }: SiteInfoDraft) => {
      const placed = await placePictures(api, projectId, pictures);
      return api.updateSiteInfo({
        params: { projectId },
        body: { modifications: { ...changes, ...placed } },
      });
    },
    onSuccess: ({ site_info, edit }) =>
      cache.setQueryData(publishingKeys.siteInfo(projectId), { site_info, commit_sha: edit.commit_sha }),
    onSettled: async () => {
      refreshSiteInfo(cache, projectId);
      await refreshPublishing(cache, projectId);
    },
  });
}

/** A picture did not get to the server; nothing of the site was changed. */
export class PictureFault extends Error {
  readonly picture: SiteImageName;
  constructor(picture: SiteImageName, cause: unknown) {
    super('A picture of the site could not be uploaded.', { cause });
    this.picture = picture;
  }
}

const purposes = { icon_url: 'icon', share_image_url: 'share' } as const;
const imageNames: readonly SiteImageName[] = ['icon_url', 'share_image_url'];
const uploadTimeoutMs = 120_000;

async function placePictures(
  api: Api,
  projectId: string,
  pictures: SiteInfoDraft['pictures'],
): Promise<SiteInfoChanges> {
  const placed: SiteInfoChanges = {};
  const uploads = [];
  for (const name of imageNames) {
    const file = pictures[name]?.file;
    if (!file) continue;
    const { image } = await uploadFile(api, {
      file,
      name: uploadName(file, 0),
      contentType: file.type,
      projectId,
      signal: AbortSignal.timeout(uploadTimeoutMs),
    }).catch((cause: unknown) => {
      throw new PictureFault(name, cause);
    });
    const path = newPicturePath(purposes[name], { id: image.id, type: file.type });
    uploads.push({ download_url: image.url, file_id: image.id, path });
    placed[name] = path.replace(/^public/, '');
  }
  if (uploads.length === 0) return placed;
  await api.editCode({
    params: { projectId },
    body: { uploads, commit_message: publishTexts.siteInfo.uploadMessage, file_edit_type: 'site_info' },
    idempotencyKey: newId(),
  });
  return placed;
}
