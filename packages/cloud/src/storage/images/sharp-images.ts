import type sharpModule from 'sharp';
import type { Sharp } from 'sharp';
import { storageError } from '../errors.ts';
import { cutOf, type Size } from './gravity.ts';
import type { ImageFormat, Images, Rendered } from './images.ts';
import type { Transform } from './transform.ts';

type SharpModule = typeof sharpModule;

/** As Supabase's own limits are. */
const maxBytes = 25 * 1024 * 1024;
const maxPixels = 50_000_000;
const timeoutSeconds = 20;
const defaultQuality = 80;
/** Pictures are changed on threads that reading files needs as well. */
const maxAtOnce = 2;
const maxWaiting = 64;

const formats: Readonly<Record<string, ImageFormat>> = {
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  heif: 'avif',
};
/** Everything else that the library could read stays closed: strangers send these bytes. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Gif', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

/** Changes pictures with sharp, a few at a time. */
export function createSharpImages(): Images {
  const line = createLine();
  let loading: Promise<SharpModule> | undefined;
  const load = () => (loading ??= loadSharp());
  return {
    maxBytes,
    async render(source, transform, { takesWebp }) {
      const sharp = await load().catch((error: unknown) => {
        loading = undefined;
        throw storageError(
          'FeatureNotEnabled',
          'Pictures cannot be changed here: the library for it is missing.',
          {
            cause: error,
          },
        );
      });
      return line(() => render(sharp, source, { transform, takesWebp }));
    },
  };
}

async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

interface Rendering {
  readonly transform: Transform;
  readonly takesWebp: boolean;
}

async function render(
  sharp: SharpModule,
  source: Buffer,
  { transform, takesWebp }: Rendering,
): Promise<Rendered> {
  try {
    const image = sharp(source, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'none' });
    const { format: found, autoOrient } = await image.metadata();
    const own = formats[found];
    if (own === undefined) throw new TypeError(found);
    const format = formatOf(own, transform, takesWebp);
    // Turned as its camera was held; what it tells of the place goes.
    const sized = image.rotate().timeout({ seconds: timeoutSeconds });
    resize(sized, autoOrient, transform);
    return { bytes: await encode(sized, format, transform.quality ?? defaultQuality), format };
  } catch (error) {
    throw refusalOf(error);
  }
}

function resize(image: Sharp, source: Size, transform: Transform): void {
  const { width, height, gravity } = transform;
  if (width === undefined && height === undefined) return;
  const isPlaced = gravity !== undefined && gravity !== 'sm' && transform.resize === 'cover';
  if (isPlaced && width !== undefined && height !== undefined) {
    const { whole, part } = cutOf(source, { width, height }, transform);
    image.resize({ ...whole, fit: 'fill' }).extract(part);
    return;
  }
  image.resize({
    width,
    height,
    fit: fitOf(transform),
    withoutEnlargement: transform.resize !== 'fill',
    ...(gravity === 'sm' && { position: 'attention' }),
  });
}

function formatOf(own: ImageFormat, { format }: Transform, takesWebp: boolean): ImageFormat {
  if (format === 'webp' || format === 'avif') return format;
  return format === undefined && takesWebp ? 'webp' : own;
}

function fitOf({ resize }: Transform): 'cover' | 'inside' | 'fill' {
  return resize === 'contain' ? 'inside' : resize;
}

function encode(image: Sharp, format: ImageFormat, quality: number): Promise<Buffer> {
  switch (format) {
    case 'png':
      return image.png().toBuffer();
    case 'gif':
      return image.gif().toBuffer();
    case 'jpeg':
    case 'webp':
    case 'avif':
      return image.toFormat(format, { quality }).toBuffer();
  }
}

function refusalOf(error: unknown): Error {
  const said = error instanceof Error ? error.message : '';
  const isLarge = /pixel limit/i.test(said);
  const text = isLarge
    ? 'The source image resolution is too large to process'
    : 'The source image is invalid or unsupported for rendering';
  return storageError('InvalidRequest', text, { cause: error });
}

/** So many at once, so many in line; whoever comes then is told to come back. */
function createLine() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting)
        throw storageError('SlowDown', 'Too many pictures are being changed. Try again in a moment.');
      // Whoever ends hands its place over: the number stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
