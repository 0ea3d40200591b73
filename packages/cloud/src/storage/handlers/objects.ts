import type { ServiceAnswer } from '../../gateway/index.ts';
import type { Context } from '../context.ts';
import { disposeContent } from '../dispose.ts';
import { noSuchKey, storageError } from '../errors.ts';
import { json, message, optionalText, readJsonBody, requireText, requireTexts } from '../http.ts';
import { isJson, type Json, textOf } from '../json.ts';
import { checkBucketName, checkObjectName } from '../names.ts';
import { readEncodedMetadata, requireKey } from '../receive.ts';
import { serviceActor } from '../store/database.ts';
import {
  deleteObjects,
  findObject,
  moveObject,
  type Place,
  requireWrite,
  saveObject,
  type StoredObject,
} from '../store/objects.ts';
import { newVersion } from '../versions.ts';

const maxNames = 1000;

interface Transfer {
  readonly from: Place;
  readonly to: Place;
  readonly body: Json;
}

async function readTransfer(context: Context): Promise<Transfer> {
  const body = await readJsonBody(context.request.body);
  const bucketId = requireText(body, 'bucketId');
  const to = {
    bucketId: optionalText(body, 'destinationBucket') ?? bucketId,
    name: requireText(body, 'destinationKey'),
  };
  checkBucketName(to.bucketId);
  checkObjectName(to.name);
  return { from: { bucketId, name: requireText(body, 'sourceKey') }, to, body };
}

/** The bytes stay where they are: only the row says what they are called. */
export async function move(context: Context): Promise<ServiceAnswer> {
  const actor = context.actor();
  const { from, to } = await readTransfer(context);
  const { id, name } = await moveObject(context.db, actor, { from, to });
  return json(200, { message: 'Successfully moved', Id: id, Key: name });
}

export async function copy(context: Context): Promise<ServiceAnswer> {
  const actor = context.actor();
  const { from, to, body } = await readTransfer(context);
  const source = await findObject(context.db, actor, from);
  const isUpsert = context.header('x-upsert') === 'true';
  const copied = { ...to, owner: actor.owner, isUpsert, ...contentFacts(context, source, body) };
  await requireWrite(context.db, actor, { ...copied, version: '1' });
  const version = await copyContent(context, source);
  try {
    const lastModified = context.options.clock.now().toISOString();
    const metadata = { ...copied.metadata, lastModified };
    const saved = await saveObject(context.db, { ...copied, metadata, version });
    await disposeContent(context.options, context.ref, [saved.replacedVersion]);
    return json(200, { Id: saved.object.id, Key: `${to.bucketId}/${to.name}`, ...saved.object.wire });
  } catch (error) {
    await disposeContent(context.options, context.ref, [version]);
    throw error;
  }
}

/** A copy is what its source is, but for what the caller names. */
function contentFacts(
  context: Context,
  source: StoredObject,
  body: Json,
): { readonly metadata: Json; readonly userMetadata: Json | null | undefined } {
  if (body['copyMetadata'] !== false) return { metadata: source.metadata, userMetadata: source.userMetadata };
  const changes = isJson(body['metadata']) ? body['metadata'] : {};
  const encoded = context.header('x-metadata');
  const named = ['cacheControl', 'mimetype'].flatMap((name) => {
    const value = textOf(changes, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    metadata: { ...source.metadata, ...Object.fromEntries(named) },
    userMetadata: encoded === undefined ? undefined : readEncodedMetadata(encoded),
  };
}

async function copyContent(context: Context, source: StoredObject): Promise<string> {
  const { blobs, clock } = context.options;
  const version = newVersion(clock.now());
  const stat = await blobs.copy(requireKey(context.ref, source.version), requireKey(context.ref, version));
  if (!stat) throw noSuchKey();
  return version;
}

export async function removeMany(context: Context, { bucketId }: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  const names = requireTexts(await readJsonBody(context.request.body), 'prefixes', maxNames);
  const removed = await deleteObjects(context.db, actor, { bucketId, names });
  await disposeAll(context, removed);
  return json(
    200,
    removed.map(({ wire }) => wire),
  );
}

export async function removeOne(context: Context, place: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  await findObject(context.db, serviceActor, place);
  const { bucketId, name } = place;
  const removed = await deleteObjects(context.db, actor, { bucketId, names: [name] });
  if (removed.length === 0) throw storageError('AccessDenied', 'Access denied');
  await disposeAll(context, removed);
  return message('Successfully deleted');
}

async function disposeAll(context: Context, removed: readonly StoredObject[]): Promise<void> {
  await disposeContent(
    context.options,
    context.ref,
    removed.map(({ version }) => version),
  );
}
