import { type Api, ApiUnreachable } from '@loam/client';
import type { MessageImage } from '@loam/contract';

export interface UploadWish {
  readonly file: Blob;
  readonly name: string;
  readonly contentType: string;
  /** Undefined before there is a project. */
  readonly projectId: string | undefined;
  readonly signal: AbortSignal;
}

export interface UploadedFile {
  readonly image: MessageImage;
  /** The address leads nowhere from then on, unless it was sent with a message. */
  readonly expiresAt: string;
}

/** Stores one file of a project and answers with an address that leads to it for a while. */
export async function uploadFile(api: Api, wish: UploadWish): Promise<UploadedFile> {
  const { signal, projectId } = wish;
  const grant = await api.generateUploadUrl({
    body: {
      file_name: wish.name,
      content_type: wish.contentType,
      ...(projectId === undefined ? {} : { project_id: projectId }),
    },
    signal,
  });
  await putFile(grant.url, wish);
  const stored = await api.generateDownloadUrl({
    body: { dir_name: grant.dir_name, file_name: grant.file_name, file_id: grant.file_id },
    signal,
  });
  return {
    image: { id: stored.file_id, url: stored.url, name: wish.name, content_type: wish.contentType },
    expiresAt: stored.expires_at,
  };
}

/** Straight to the host of the files, which knows no session. */
async function putFile(url: string, { file, contentType, signal }: UploadWish): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': contentType },
    credentials: 'omit',
    signal,
  });
  if (!response.ok) throw new ApiUnreachable('unreadable', `The file was not stored: ${response.status}.`);
}
