import type { BlobStore } from '@loam/kernel';
import { buffer } from 'node:stream/consumers';
import { hostingError } from '../errors.ts';
import { compress } from '../store/compress.ts';
import { injectMarkup } from './inject-markup.ts';
import { createPacket, type Packet } from './packet.ts';
import { headersOf, type ServedForm } from './served-file.ts';
import { createWeightedCache } from './weighted-cache.ts';

/** Ready to be sent. */
export interface Body {
  readonly packet: Packet;
  readonly headers: string[];
  readonly etag: string;
  readonly type: string;
}

export interface BodyStore {
  /** Only from memory. */
  peek(form: ServedForm): Body | undefined;
  load(form: ServedForm): Promise<Body>;
  /** So large that it is passed on from where it lies. */
  isStreamed(form: ServedForm): boolean;
  readonly bytesHeld: number;
}

export interface BodyStoreOptions {
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly maxBytes: number;
  readonly maxFileBytes: number;
}

// Headers, keys and bookkeeping of one body.
const overheadBytes = 1000;

export function createBodyStore({ blobs, maxBytes, maxFileBytes }: BodyStoreOptions): BodyStore {
  const bodies = createWeightedCache<Body>(maxBytes);
  const loading = new Map<string, Promise<Body>>();
  const load = async (form: ServedForm): Promise<Body> => {
    const bytes =
      form.file.addedMarkup === '' ? await readBlob(blobs, form.blobKey) : await readPage(blobs, form);
    const headers = headersOf(form, bytes.length);
    const body: Body = {
      packet: createPacket(headers, bytes),
      headers,
      etag: form.etag,
      type: form.file.type,
    };
    bodies.set(form.key, body, bytes.length + overheadBytes);
    return body;
  };
  return {
    peek: (form) => bodies.get(form.key),
    async load(form) {
      const known = bodies.get(form.key) ?? loading.get(form.key);
      if (known) return known;
      const started = load(form).finally(() => loading.delete(form.key));
      loading.set(form.key, started);
      return started;
    },
    isStreamed: (form) => form.size > maxFileBytes,
    get bytesHeld() {
      return bodies.weight;
    },
  };
}

/** A page with what is added to it; its smaller forms are made here, once for as long as they are remembered. */
async function readPage(blobs: BodyStoreOptions['blobs'], form: ServedForm): Promise<Buffer> {
  const { file, encoding } = form;
  const stored = await readBlob(blobs, file.forms.identity?.blobKey ?? form.blobKey);
  const page = injectMarkup(stored, file.addedMarkup);
  if (encoding === undefined) return page;
  return (await compress(page, file.type))[encoding] ?? page;
}

async function readBlob(blobs: BodyStoreOptions['blobs'], key: string): Promise<Buffer> {
  const stream = await blobs.get(key);
  if (!stream) throw hostingError('file_missing', 'A file of a deployment is missing.', { meta: { key } });
  return buffer(stream);
}
