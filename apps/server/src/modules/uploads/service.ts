import { ProjectId, type UserId } from '@loam/contract';
import { parseUploadPath, type PathSigner, uploadKey, uploadPath } from '@loam/kernel';
import type { UserActor } from '../../http/actor.ts';
import { ApiError, invalidField, notFound } from '../../http/api-error.ts';
import type { Runtime } from '../../runtime.ts';
import type { Projects } from '../projects/index.ts';
import {
  attachmentEnd,
  downloadMinutes,
  requireAcceptedType,
  uploadMaxBytes,
  uploadMinutes,
} from './policy.ts';
import { readUpload, statUpload, type UploadBytes } from './read-upload.ts';
import type { UploadRow, UploadStore } from './store.ts';
import type { BlobStore } from '@loam/kernel';

export interface UploadsContext extends Pick<Runtime, 'db' | 'ids' | 'clock' | 'config' | 'logger'> {
  readonly store: UploadStore;
  readonly blobs: BlobStore;
  readonly signer: PathSigner;
  readonly projects: Pick<Projects, 'access'>;
}

export interface NewUpload {
  readonly fileName: string;
  readonly contentType: string;
  readonly projectId?: ProjectId | undefined;
}

export interface NamedFile {
  readonly dirName: string;
  readonly fileName: string;
  readonly fileId?: string | undefined;
}

export interface UploadedFile extends UploadBytes {
  readonly fileName: string;
}

export interface UploadsService {
  begin(actor: UserActor, upload: NewUpload): Promise<{ upload: UploadRow; url: string; expiresAt: Date }>;
  downloadUrl(
    actor: UserActor,
    file: NamedFile,
  ): Promise<{ upload: UploadRow; url: string; expiresAt: Date }>;
  publicUrl(actor: UserActor, file: NamedFile): Promise<{ upload: UploadRow; url: string }>;
  /** The bytes behind an address that we made, read from the store: nothing is fetched. */
  open(downloadUrl: string, fileId: string): Promise<UploadedFile>;
  /** For whoever holds an address that we made: what the file is, and an address to keep, see `readdress`. */
  attach(
    downloadUrl: string,
    fileId: string,
  ): Promise<{ readonly url: string; readonly fileName: string; readonly contentType: string }>;
  /** An address that we gave before, made anew: one that ends soon, or for an application one that does not. */
  readdress(url: string, life: 'ending' | 'lasting'): string;
  /** The bytes of a file that was attached before; undefined when they are gone. */
  read(fileId: string): Promise<UploadedFile | undefined>;
}

export function createUploadsService(context: UploadsContext): UploadsService {
  const { db, store, ids, clock } = context;
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  const getUrl = (upload: UploadRow, expiresAt: Date | null) =>
    addressOf(context, context.signer.sign({ method: 'GET', path: pathOf(upload), expiresAt }));
  return {
    async begin(actor, { fileName, contentType, projectId }) {
      requireAcceptedType(contentType);
      if (projectId !== undefined) await requireEditor(context, actor, projectId);
      const row = {
        id: ids.uuid(),
        user_id: actor.userId,
        project_id: projectId ?? null,
        dir_name: projectId ?? actor.userId,
        file_name: fileName,
        content_type: contentType,
      };
      await store.insert(db, row);
      const upload: UploadRow = { ...row, status: 'uploading' };
      const expiresAt = inMinutes(uploadMinutes);
      const grant = {
        method: 'PUT',
        path: pathOf(upload),
        expiresAt,
        maxBytes: uploadMaxBytes,
        contentType,
      } as const;
      return { upload, url: addressOf(context, context.signer.sign(grant)), expiresAt };
    },
    async downloadUrl(actor, file) {
      const upload = await requireOwn(context, actor, file);
      const expiresAt = inMinutes(downloadMinutes);
      return { upload, url: getUrl(upload, expiresAt), expiresAt };
    },
    async publicUrl(actor, file) {
      const upload = await requireOwn(context, actor, file);
      // An address that never ends is not given for something that may never come.
      if (upload.status === 'uploading' && !(await settle(context, upload))) {
        throw new ApiError('conflict', 'This file has not arrived yet.');
      }
      return { upload, url: getUrl(upload, null) };
    },
    open: (downloadUrl, fileId) => openUpload(context, downloadUrl, fileId),
    async attach(downloadUrl, fileId) {
      const upload = await requireGranted(context, downloadUrl, fileId);
      if (upload.status === 'uploading' && !(await settle(context, upload))) throw notArrived();
      const { file_name: fileName, content_type: contentType } = (await store.find(db, fileId)) ?? upload;
      return { url: getUrl(upload, attachmentEnd(clock.now())), fileName, contentType };
    },
    readdress(url, life) {
      const path = grantedPath(context, url);
      if (path === undefined) return url;
      const expiresAt = life === 'ending' ? attachmentEnd(clock.now()) : null;
      return addressOf(context, context.signer.sign({ method: 'GET', path, expiresAt }));
    },
    async read(fileId) {
      const upload = await store.find(db, fileId);
      const found = upload && (await readUpload(context.blobs, upload));
      return found && { ...found, fileName: upload.file_name };
    },
  };
}

/** Looks whether the bytes are there and writes down what they are. */
async function settle(context: UploadsContext, upload: UploadRow): Promise<boolean> {
  const found = await statUpload(context.blobs, upload);
  if (!found) return false;
  await context.store.markUploaded(context.db, upload.id, found);
  return true;
}

/** Uploads that never came, and those nobody asked for since. */
export async function tidyUploads(context: UploadsContext, signal: AbortSignal): Promise<void> {
  for (const upload of await context.store.waiting(context.db, 500)) {
    if (signal.aborted) return;
    if (!(await settle(context, upload))) await context.store.delete(context.db, upload.id);
  }
}

/** When a project is gone for good, so are its files. */
export async function removeUploads({ blobs }: UploadsContext, dirName: string): Promise<void> {
  const prefix = `${uploadKey({ dirName, fileId: '' })}`;
  for await (const key of blobs.list(prefix)) await blobs.delete(key);
}

async function openUpload(
  context: UploadsContext,
  downloadUrl: string,
  fileId: string,
): Promise<UploadedFile> {
  const upload = await requireGranted(context, downloadUrl, fileId);
  const found = await readUpload(context.blobs, upload);
  if (!found) throw notArrived();
  return { ...found, fileName: upload.file_name };
}

/** The upload behind an address that we signed; any other address would be one that someone else chose. */
async function requireGranted(
  { db, store, signer, clock, config }: UploadsContext,
  downloadUrl: string,
  fileId: string,
): Promise<UploadRow> {
  const refused = invalidField('uploads', 'This is not the address of an uploaded file.');
  const url = URL.parse(downloadUrl);
  if (url?.origin !== new URL(filesOrigin(config)).origin) throw refused;
  const check = signer.verify({ method: 'GET', url: `${url.pathname}${url.search}`, now: clock.now() });
  const address = check.kind === 'granted' ? parseUploadPath(check.grant.path) : undefined;
  if (address?.fileId !== fileId) throw refused;
  const upload = await store.find(db, fileId);
  if (!upload) throw notArrived();
  return upload;
}

/** Of an address that we signed, whether it has ended or not. */
function grantedPath({ signer, config }: UploadsContext, address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== new URL(filesOrigin(config)).origin) return undefined;
  // At the beginning of time nothing has ended: only whether it is ours counts here.
  const check = signer.verify({ method: 'GET', url: `${url.pathname}${url.search}`, now: new Date(0) });
  return check.kind === 'granted' ? check.grant.path : undefined;
}

function notArrived(): ApiError {
  return invalidField('uploads', 'This file has not arrived yet.');
}

/** One's own files, and those of projects that one may edit; all others do not exist. */
async function requireOwn(context: UploadsContext, actor: UserActor, file: NamedFile): Promise<UploadRow> {
  const { dirName, fileName, fileId: id } = file;
  if (!isOwn(dirName, actor.userId)) {
    const access = await context.projects.access(actor, ProjectId.parse(dirName));
    if (!access?.permissions.has('EditProject')) throw notFound();
  }
  const upload = await context.store.findByName(context.db, { dirName, fileName, id });
  if (!upload) throw notFound();
  return upload;
}

function isOwn(dirName: string, userId: UserId): boolean {
  return dirName === userId;
}

async function requireEditor(context: UploadsContext, actor: UserActor, projectId: ProjectId): Promise<void> {
  const access = await context.projects.access(actor, projectId);
  if (!access?.permissions.has('ViewProject')) throw notFound();
  if (!access.permissions.has('EditProject')) {
    throw new ApiError('forbidden', 'You do not have permission to do this.');
  }
}

function pathOf(upload: UploadRow): string {
  return uploadPath({ dirName: upload.dir_name, fileId: upload.id, fileName: upload.file_name });
}

function addressOf({ config }: UploadsContext, signedPath: string): string {
  return `${filesOrigin(config)}${signedPath}`;
}

function filesOrigin(config: UploadsContext['config']): string {
  return `${new URL(config.publicUrl).protocol}//${config.domains.files}`;
}
