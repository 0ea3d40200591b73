import type { ServiceAnswer } from '../../gateway/index.ts';
import type { Context } from '../context.ts';
import { json, readJsonBody, requireTexts } from '../http.ts';
import { isJson } from '../json.ts';
import { checkObjectName } from '../names.ts';
import { readTransform, writeTransform } from '../images/transform.ts';
import { readEncodedMetadata } from '../receive.ts';
import { checkExpiry } from '../signatures.ts';
import { findNames, findObject, type Place, requireWrite } from '../store/objects.ts';

const maxPaths = 1000;
const uploadSeconds = 2 * 3600;

/** Whoever may read it may give away an address by which others can, for a while. */
export async function sign(context: Context, place: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  const body = await readJsonBody(context.request.body);
  const expiresInSeconds = checkExpiry(body['expiresIn']);
  const transform = isJson(body['transform']) ? readTransform(body['transform']) : undefined;
  const { transformsImages } = await context.options.settings.load(context.ref);
  checkObjectName(place.name);
  await findObject(context.db, actor, place);
  const signer = await context.signer();
  const isTransformed = transform !== undefined && transformsImages;
  const token = await signer.sign(place, {
    scope: 'download',
    expiresInSeconds,
    claims: isTransformed ? { transformations: writeTransform(transform) } : {},
  });
  const kind = isTransformed ? 'render/image' : 'object';
  return json(200, { signedURL: `/${kind}/sign/${place.bucketId}/${place.name}?token=${token}` });
}

export async function signMany(context: Context, { bucketId }: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  const body = await readJsonBody(context.request.body);
  const expiresInSeconds = checkExpiry(body['expiresIn']);
  const paths = requireTexts(body, 'paths', maxPaths);
  const readable = await findNames(context.db, actor, { bucketId, names: paths });
  const signer = await context.signer();
  const signed = paths.map(async (path) => {
    if (!readable.has(path)) {
      const error = 'Either the object does not exist or you do not have access to it';
      return { error, path, signedURL: null };
    }
    const token = await signer.sign({ bucketId, name: path }, { scope: 'download', expiresInSeconds });
    return { error: null, path, signedURL: `/object/sign/${bucketId}/${path}?token=${token}` };
  });
  return json(200, await Promise.all(signed));
}

export async function signUpload(context: Context, place: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  checkObjectName(place.name);
  const isUpsert = context.header('x-upsert') === 'true';
  const encoded = context.header('x-metadata');
  await requireWrite(context.db, actor, {
    ...place,
    owner: actor.owner,
    isUpsert,
    version: '1',
    metadata: { mimetype: context.header('content-type') ?? null },
    userMetadata: encoded === undefined ? undefined : readEncodedMetadata(encoded),
  });
  const signer = await context.signer();
  const token = await signer.sign(place, {
    scope: 'upload',
    expiresInSeconds: uploadSeconds,
    claims: { upsert: isUpsert, ...(actor.owner !== undefined && { owner: actor.owner }) },
  });
  return json(200, { url: `/object/upload/sign/${place.bucketId}/${place.name}?token=${token}`, token });
}
