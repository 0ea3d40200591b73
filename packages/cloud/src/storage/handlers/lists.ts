import type { ServiceAnswer } from '../../gateway/index.ts';
import type { Context } from '../context.ts';
import { storageError } from '../errors.ts';
import { json, optionalInteger, optionalText, readJsonBody } from '../http.ts';
import { isJson, type Json } from '../json.ts';
import { listObjects, readCursor, searchObjects, type SortOrder } from '../store/listing.ts';
import type { Place } from '../store/objects.ts';

const maxSearched = 1500;
const maxListed = 1000;
const unlimited = Number.MAX_SAFE_INTEGER;

export async function search(context: Context, { bucketId }: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  const body = await readJsonBody(context.request.body);
  const prefix = optionalText(body, 'prefix') ?? '';
  const sort = isJson(body['sortBy']) ? body['sortBy'] : {};
  const found = await searchObjects(context.db, actor, {
    bucketId,
    folder: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    search: optionalText(body, 'search') ?? '',
    limit: optionalInteger(body, 'limit', { min: 1, max: maxSearched }) ?? 100,
    offset: optionalInteger(body, 'offset', { min: 0, max: unlimited }) ?? 0,
    sortColumn: chosen(sort, 'column', ['name', 'updated_at', 'created_at', 'last_accessed_at']) ?? 'name',
    sortOrder: orderOf(sort),
  });
  return json(200, found);
}

export async function listV2(context: Context, { bucketId }: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  const body = await readJsonBody(context.request.body);
  const sort = isJson(body['sortBy']) ? body['sortBy'] : {};
  const cursor = optionalText(body, 'cursor');
  const page = await listObjects(context.db, actor, {
    bucketId,
    prefix: optionalText(body, 'prefix') ?? '',
    hasDelimiter: body['with_delimiter'] === true,
    limit: optionalInteger(body, 'limit', { min: 1, max: maxListed }) ?? maxListed,
    cursor: cursor === undefined || cursor === '' ? undefined : readCursor(cursor),
    sortColumn: chosen(sort, 'column', ['name', 'updated_at', 'created_at']) ?? 'name',
    sortOrder: orderOf(sort),
  });
  return json(200, page);
}

function orderOf(sort: Json): SortOrder {
  return chosen(sort, 'order', ['asc', 'desc']) ?? 'asc';
}

function chosen<const Value extends string>(
  body: Json,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const value = body[name];
  if (value === undefined || value === null || value === '') return undefined;
  const found = allowed.find((one) => one === value);
  if (!found)
    throw storageError('InvalidRequest', `body/sortBy/${name} must be equal to one of the allowed values`);
  return found;
}
