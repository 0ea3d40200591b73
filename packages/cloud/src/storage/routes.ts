import type { Context } from './context.ts';
import { decodePath } from './http.ts';
import type { ServiceAnswer } from '../gateway/index.ts';
import * as buckets from './handlers/buckets.ts';
import * as downloads from './handlers/download.ts';
import { listV2, search } from './handlers/lists.ts';
import * as objects from './handlers/objects.ts';
import { renderAllowed, renderPublic, renderSigned } from './handlers/render.ts';
import * as resumable from './handlers/resumable.ts';
import { sign, signMany, signUpload } from './handlers/signed.ts';
import { updateObject, uploadObject, uploadSigned } from './handlers/upload.ts';
import type { Place } from './store/objects.ts';

interface Route {
  readonly method: string;
  /** Its first words, then `:bucket` for one more, then `*` for the name of a file. */
  readonly path: string;
  /** Policies can ask for it by `storage.operation()`. */
  readonly operation: string;
  /** Needs no key: the address says enough, or the bucket is everybody's. */
  readonly isOpen?: true;
  readonly handle: (context: Context, place: Place) => Promise<ServiceAnswer>;
}

const isOpen = true;

/** The first that fits counts. */
const routes: readonly Route[] = [
  { method: 'POST', path: 'bucket', operation: 'storage.bucket.create', handle: buckets.create },
  { method: 'GET', path: 'bucket', operation: 'storage.bucket.list', handle: buckets.list },
  { method: 'GET', path: 'bucket/:bucket', operation: 'storage.bucket.get', handle: buckets.get },
  { method: 'PUT', path: 'bucket/:bucket', operation: 'storage.bucket.update', handle: buckets.update },
  { method: 'POST', path: 'bucket/:bucket/empty', operation: 'storage.bucket.empty', handle: buckets.empty },
  { method: 'DELETE', path: 'bucket/:bucket', operation: 'storage.bucket.delete', handle: buckets.remove },

  { method: 'POST', path: 'object/move', operation: 'storage.object.move', handle: objects.move },
  { method: 'POST', path: 'object/copy', operation: 'storage.object.copy', handle: objects.copy },
  { method: 'POST', path: 'object/list/:bucket', operation: 'storage.object.list', handle: search },
  { method: 'POST', path: 'object/list-v2/:bucket', operation: 'storage.object.list_v2', handle: listV2 },
  {
    method: 'POST',
    path: 'object/upload/sign/:bucket/*',
    operation: 'storage.object.sign_upload_url',
    handle: signUpload,
  },
  {
    method: 'PUT',
    path: 'object/upload/sign/:bucket/*',
    operation: 'storage.object.upload_signed',
    isOpen,
    handle: uploadSigned,
  },
  { method: 'POST', path: 'object/sign/:bucket/*', operation: 'storage.object.sign', handle: sign },
  { method: 'POST', path: 'object/sign/:bucket', operation: 'storage.object.sign_many', handle: signMany },
  {
    method: 'GET',
    path: 'object/sign/:bucket/*',
    operation: 'storage.object.get_signed',
    isOpen,
    handle: downloads.downloadSigned,
  },
  {
    method: 'GET',
    path: 'object/info/public/:bucket/*',
    operation: 'storage.object.info_public',
    isOpen,
    handle: downloads.infoPublic,
  },
  {
    method: 'GET',
    path: 'object/info/authenticated/:bucket/*',
    operation: 'object.get_authenticated_info',
    handle: downloads.infoAllowed,
  },
  {
    method: 'GET',
    path: 'object/info/:bucket/*',
    operation: 'object.get_authenticated_info',
    isOpen,
    handle: downloads.infoAllowed,
  },
  {
    method: 'HEAD',
    path: 'object/info/public/:bucket/*',
    operation: 'storage.object.info_public',
    isOpen,
    handle: downloads.headPublic,
  },
  {
    method: 'HEAD',
    path: 'object/info/authenticated/:bucket/*',
    operation: 'object.head_authenticated_info',
    handle: downloads.headAllowed,
  },
  {
    method: 'HEAD',
    path: 'object/info/:bucket/*',
    operation: 'object.head_authenticated_info',
    isOpen,
    handle: downloads.headAllowed,
  },
  {
    method: 'HEAD',
    path: 'object/sign/:bucket/*',
    operation: 'storage.object.get_signed',
    isOpen,
    handle: downloads.downloadSigned,
  },
  {
    method: 'GET',
    path: 'object/public/:bucket/*',
    operation: 'storage.object.get_public',
    isOpen,
    handle: downloads.downloadPublic,
  },
  {
    method: 'HEAD',
    path: 'object/public/:bucket/*',
    operation: 'storage.object.info_public',
    isOpen,
    handle: downloads.headPublic,
  },
  {
    method: 'GET',
    path: 'object/authenticated/:bucket/*',
    operation: 'storage.object.get_authenticated',
    handle: downloads.downloadAllowed,
  },
  {
    method: 'HEAD',
    path: 'object/authenticated/:bucket/*',
    operation: 'object.head_authenticated_info',
    handle: downloads.headAllowed,
  },
  {
    method: 'GET',
    path: 'object/:bucket/*',
    operation: 'storage.object.get_authenticated',
    isOpen,
    handle: downloads.downloadAllowed,
  },
  {
    method: 'HEAD',
    path: 'object/:bucket/*',
    operation: 'object.head_authenticated_info',
    isOpen,
    handle: downloads.headAllowed,
  },
  { method: 'POST', path: 'object/:bucket/*', operation: 'storage.object.upload', handle: uploadObject },
  {
    method: 'PUT',
    path: 'object/:bucket/*',
    operation: 'storage.object.upload_update',
    handle: updateObject,
  },
  {
    method: 'DELETE',
    path: 'object/:bucket/*',
    operation: 'storage.object.delete',
    handle: objects.removeOne,
  },
  {
    method: 'DELETE',
    path: 'object/:bucket',
    operation: 'storage.object.delete_many',
    handle: objects.removeMany,
  },

  {
    method: 'GET',
    path: 'render/image/public/:bucket/*',
    operation: 'storage.render.image_public',
    isOpen,
    handle: renderPublic,
  },
  {
    method: 'GET',
    path: 'render/image/authenticated/:bucket/*',
    operation: 'storage.render.image_authenticated',
    handle: renderAllowed,
  },
  {
    method: 'GET',
    path: 'render/image/sign/:bucket/*',
    operation: 'storage.render.image_sign',
    isOpen,
    handle: renderSigned,
  },

  // The last word is the upload's own name.
  {
    method: 'OPTIONS',
    path: 'upload/resumable',
    operation: 'storage.tus.options',
    isOpen,
    handle: resumable.tusOptions,
  },
  {
    method: 'OPTIONS',
    path: 'upload/resumable/*',
    operation: 'storage.tus.options',
    isOpen,
    handle: resumable.tusOptions,
  },
  {
    method: 'POST',
    path: 'upload/resumable/sign',
    operation: 'storage.tus.upload.create_signed',
    isOpen,
    handle: resumable.createSignedResumable,
  },
  {
    method: 'POST',
    path: 'upload/resumable',
    operation: 'storage.tus.upload.create',
    handle: resumable.createResumable,
  },
  {
    method: 'PATCH',
    path: 'upload/resumable/sign/*',
    operation: 'storage.tus.upload.part_signed',
    isOpen,
    handle: resumable.patchSignedResumable,
  },
  {
    method: 'PATCH',
    path: 'upload/resumable/*',
    operation: 'storage.tus.upload.part',
    handle: resumable.patchResumable,
  },
  {
    method: 'HEAD',
    path: 'upload/resumable/sign/*',
    operation: 'storage.tus.upload.get_signed',
    isOpen,
    handle: resumable.headResumable,
  },
  {
    method: 'HEAD',
    path: 'upload/resumable/*',
    operation: 'storage.tus.upload.get',
    isOpen,
    handle: resumable.headResumable,
  },
  {
    method: 'DELETE',
    path: 'upload/resumable/sign/*',
    operation: 'storage.tus.upload.delete_signed',
    isOpen,
    handle: resumable.deleteSignedResumable,
  },
  {
    method: 'DELETE',
    path: 'upload/resumable/*',
    operation: 'storage.tus.upload.delete',
    handle: resumable.deleteResumable,
  },
];

const parsed = routes.map((route) => ({ route, words: route.path.split('/') }));

export interface FoundRoute {
  readonly route: Route;
  readonly place: Place;
}

export function findRoute(method: string, path: string): FoundRoute | undefined {
  const segments = decodePath(path.replace(/\/+$/, ''));
  for (const { route, words } of parsed) {
    if (route.method !== method) continue;
    const place = placeIn(words, segments);
    if (place) return { route, place };
  }
  return undefined;
}

function placeIn(words: readonly string[], segments: readonly string[]): Place | undefined {
  let bucketId = '';
  for (const [index, word] of words.entries()) {
    const segment = segments[index];
    if (segment === undefined) return undefined;
    // Slashes in the address are what divides it; the rest is the name, whatever it holds.
    if (word === '*') return { bucketId, name: segments.slice(index).join('/') };
    if (word === ':bucket') bucketId = segment;
    else if (word !== segment) return undefined;
  }
  return segments.length === words.length ? { bucketId, name: '' } : undefined;
}
