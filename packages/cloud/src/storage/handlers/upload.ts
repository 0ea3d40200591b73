import type { ServiceAnswer } from '../../gateway/index.ts';
import type { Context } from '../context.ts';
import { disposeContent } from '../dispose.ts';
import { json } from '../http.ts';
import { textOf } from '../json.ts';
import { checkObjectName } from '../names.ts';
import { readIncoming, storeContent } from '../receive.ts';
import { loadBucket } from '../store/buckets.ts';
import { type Actor, serviceActor } from '../store/database.ts';
import { type Place, requireWrite, saveObject, type StoredObject } from '../store/objects.ts';

export interface UploadOptions {
  readonly actor: Actor;
  readonly owner: string | undefined;
  readonly isUpsert: boolean;
}

/**
 * Rules of the bucket, then those of the project's policies, then the bytes, then the row. A process that dies in between
 * leaves content that no row leads to; the sweep removes it.
 */
async function receiveFile(
  context: Context,
  place: Place,
  { actor, owner, isUpsert }: UploadOptions,
): Promise<StoredObject> {
  checkObjectName(place.name);
  const bucket = await loadBucket(context.db, place.bucketId);
  const incoming = await readIncoming(context, bucket, place.name);
  const { mimeType, declaredBytes, userMetadata } = incoming;
  const asked = { mimetype: mimeType, ...(declaredBytes !== undefined && { contentLength: declaredBytes }) };
  await requireWrite(context.db, actor, {
    ...place,
    owner,
    isUpsert,
    version: '1',
    metadata: asked,
    userMetadata,
  });
  const { version, metadata } = await storeContent(context, incoming);
  try {
    const saved = await saveObject(context.db, {
      ...place,
      owner,
      isUpsert,
      version,
      metadata,
      userMetadata: userMetadata ?? {},
    });
    await disposeContent(context.options, context.ref, [saved.replacedVersion]);
    return saved.object;
  } catch (error) {
    await disposeContent(context.options, context.ref, [version]);
    throw error;
  }
}

export async function uploadObject(context: Context, place: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  const isUpsert = context.header('x-upsert') === 'true';
  const object = await receiveFile(context, place, { actor, owner: actor.owner, isUpsert });
  return uploaded(object);
}

/** In place of what is there; what is not there is made. */
export async function updateObject(context: Context, place: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  return uploaded(await receiveFile(context, place, { actor, owner: actor.owner, isUpsert: true }));
}

/** Whoever has the address was allowed to write there when it was signed. */
export async function uploadSigned(context: Context, place: Place): Promise<ServiceAnswer> {
  const signer = await context.signer();
  const { claims } = await signer.verify(context.query.get('token') ?? '', place, 'upload');
  const object = await receiveFile(context, place, {
    actor: serviceActor,
    owner: textOf(claims, 'owner'),
    isUpsert: claims['upsert'] === true,
  });
  return uploaded(object);
}

function uploaded({ id, bucketId, name }: StoredObject): ServiceAnswer {
  return json(200, { Id: id, Key: `${bucketId}/${name}` });
}
