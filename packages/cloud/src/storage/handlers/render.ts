import type { ServiceAnswer } from '../../gateway/index.ts';
import type { Context } from '../context.ts';
import { storageError } from '../errors.ts';
import { readBytes } from '../http.ts';
import { describeTransform, parseTransform, readTransform, type Transform } from '../images/transform.ts';
import { textOf } from '../json.ts';
import { serviceActor } from '../store/database.ts';
import { findObject, type Place, type StoredObject } from '../store/objects.ts';
import { factHeaders, findPublic, openContent } from './download.ts';

export async function renderPublic(context: Context, place: Place): Promise<ServiceAnswer> {
  const transform = readTransform(Object.fromEntries(context.query));
  return render(context, () => findPublic(context, place), { transform });
}

export async function renderAllowed(context: Context, place: Place): Promise<ServiceAnswer> {
  const actor = context.actor();
  const transform = readTransform(Object.fromEntries(context.query));
  return render(context, () => findObject(context.db, actor, place), { transform });
}

/** In the form that was signed, whatever the address says besides. */
export async function renderSigned(context: Context, place: Place): Promise<ServiceAnswer> {
  const signer = await context.signer();
  const { claims, expiresAt } = await signer.verify(context.query.get('token') ?? '', place, 'download');
  const transform = parseTransform(textOf(claims, 'transformations') ?? '');
  return render(context, () => findObject(context.db, serviceActor, place), { transform, expiresAt });
}

interface Rendering {
  readonly transform: Transform;
  readonly expiresAt?: Date;
}

async function render(
  context: Context,
  find: () => Promise<StoredObject>,
  { transform, expiresAt }: Rendering,
): Promise<ServiceAnswer> {
  const { images, settings } = context.options;
  const { transformsImages } = await settings.load(context.ref);
  if (!images || !transformsImages)
    throw storageError(
      'FeatureNotEnabled',
      'The feature image_transformation is not enabled for this resource',
    );
  const { object, blob } = await openContent(context, find);
  const facts = factHeaders(context, object, expiresAt);
  const headers = { ...facts, vary: 'accept' };
  // A drawing has no size of its own to change.
  if (textOf(object.metadata, 'mimetype')?.startsWith('image/svg'))
    return { status: 200, headers: { ...headers, 'content-length': blob.stat.sizeBytes }, body: blob.body };
  if (blob.stat.sizeBytes > images.maxBytes) {
    blob.body.destroy();
    throw storageError('InvalidRequest', 'The source image file is too large to process');
  }
  const source = await readBytes(blob.body, images.maxBytes);
  const takesWebp = context.header('accept')?.includes('image/webp') ?? false;
  const { bytes, format } = await images.render(source, transform, { takesWebp });
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': `image/${format}`,
      'accept-ranges': 'none',
      etag: `W/${facts['etag']}`,
      'x-transformations': describeTransform(transform),
    },
    body: bytes,
  };
}
