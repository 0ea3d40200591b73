import type { ServiceAnswer } from '../../gateway/index.ts';
import type { Context } from '../context.ts';
import { disposeContent } from '../dispose.ts';
import { storageError, tooLarge } from '../errors.ts';
import { json, message, optionalText, readJsonBody, requireText } from '../http.ts';
import type { Json } from '../json.ts';
import { checkAllowedTypes, checkBucketName, parseFileSize } from '../names.ts';
import {
  type BucketChange,
  createBucket,
  deleteBucket,
  findBucket,
  listBuckets,
  updateBucket,
} from '../store/buckets.ts';
import { deleteSome, type Place } from '../store/objects.ts';

const emptyStep = 1000;

export async function create(context: Context): Promise<ServiceAnswer> {
  const actor = context.actor();
  const body = await readJsonBody(context.request.body);
  const name = requireText(body, 'name');
  checkBucketName(name);
  if (optionalText(body, 'type') === 'ANALYTICS')
    throw storageError('FeatureNotEnabled', 'Buckets for analytics are not available here.');
  const id = optionalText(body, 'id') || name;
  checkBucketName(id);
  await createBucket(context.db, actor, { id, name, ...(await readChange(context, body)) });
  return json(200, { name });
}

export async function list(context: Context): Promise<ServiceAnswer> {
  const { query } = context;
  const column = (['id', 'name', 'created_at', 'updated_at'] as const).find(
    (known) => known === query.get('sortColumn'),
  );
  const order = (['asc', 'desc'] as const).find((known) => known === query.get('sortOrder'));
  const limit = wholeNumber(query.get('limit'));
  const offset = wholeNumber(query.get('offset'));
  const buckets = await listBuckets(context.db, context.actor(), {
    ...(column && { sortColumn: column }),
    ...(order && { sortOrder: order }),
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
    search: query.get('search') ?? '',
  });
  return json(200, buckets);
}

export async function get(context: Context, { bucketId }: Place): Promise<ServiceAnswer> {
  return json(200, await findBucket(context.db, context.actor(), bucketId));
}

export async function update(context: Context, { bucketId }: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  const change = await readChange(context, await readJsonBody(context.request.body));
  if (Object.keys(change).length === 0) throw storageError('InvalidRequest', 'No content provided');
  await updateBucket(context.db, actor, { id: bucketId, ...change });
  return message('Successfully updated');
}

/** Deletes what the caller may delete. Nothing of it goes on after the answer, whatever the protocol's words say. */
export async function empty(context: Context, { bucketId }: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  await findBucket(context.db, actor, bucketId);
  for (;;) {
    const versions = await deleteSome(context.db, actor, { bucketId, limit: emptyStep });
    if (versions.length === 0) break;
    await disposeContent(context.options, context.ref, versions);
  }
  return message('Empty bucket has been queued. Completion may take up to an hour.');
}

export async function remove(context: Context, { bucketId }: Place): Promise<ServiceAnswer> {
  await deleteBucket(context.db, context.actor(), bucketId);
  return message('Successfully deleted');
}

async function readChange(context: Context, body: Json): Promise<BucketChange> {
  const { public: isPublic, file_size_limit: size, allowed_mime_types: types } = body;
  if (isPublic !== undefined && isPublic !== null && typeof isPublic !== 'boolean')
    throw storageError('InvalidRequest', 'body/public must be boolean');
  return {
    ...(typeof isPublic === 'boolean' && { isPublic }),
    ...(size !== undefined && { fileSizeLimit: await readLimit(context, size) }),
    ...(types !== undefined && { allowedMimeTypes: readTypes(types) }),
  };
}

async function readLimit(context: Context, size: unknown): Promise<number | null> {
  if (size === null) return null;
  if (typeof size !== 'number' && typeof size !== 'string')
    throw storageError('InvalidRequest', 'body/file_size_limit must be integer,null,string');
  const bytes = parseFileSize(size);
  const { fileSizeLimit } = await context.options.settings.load(context.ref);
  if (bytes > fileSizeLimit) throw tooLarge();
  return bytes;
}

function readTypes(types: unknown): readonly string[] | null {
  if (types === null) return null;
  if (!Array.isArray(types))
    throw storageError('InvalidRequest', 'body/allowed_mime_types must be array,null');
  const named = types.filter((type) => typeof type === 'string').filter((type) => type !== '');
  checkAllowedTypes(named);
  return named;
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text))
    throw storageError('InvalidRequest', 'querystring/limit and offset must be integers');
  return Number(text);
}
