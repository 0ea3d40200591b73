import type { Functions } from '@loam/cloud/functions';
import type { Keys } from '@loam/cloud/keys';
import type { AccessIdentity } from '@loam/cloud/management';
import { cloudLimits } from '@loam/contract';
import { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error.ts';
import type { CloudContext } from './context.ts';
import { cloudUrl } from './urls.ts';

interface FunctionTry {
  readonly ref: string;
  readonly slug: string;
  readonly identity: AccessIdentity;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly body: string;
}

interface Means {
  readonly context: Pick<CloudContext, 'config'>;
  readonly keys: Keys;
  readonly functions: Pick<Functions, 'service' | 'get'>;
}

/** One call as the gateway would make it, with a token that only we can sign; it is counted and written down like any other. */
export async function callAs({ context, keys, functions }: Means, wanted: FunctionTry) {
  const { ref, slug, identity, method, path, body } = wanted;
  if (!(await functions.get(ref, slug))) throw new ApiError('not_found', 'There is no such function.');
  const claims = { ...identity.claims, iss: await keys.issuer(ref) };
  const token = await keys.sign(ref, claims);
  const mark = path.indexOf('?');
  const content = Buffer.from(method === 'GET' ? '' : body);
  const own = Object.fromEntries(wanted.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const signal = AbortSignal.timeout(cloudLimits.functionTryMs);
  const beganAtMs = performance.now();
  const answer = await functions.service.handle({
    ref,
    method,
    path: `/${slug}${mark < 0 ? path : path.slice(0, mark)}`,
    search: mark < 0 ? '' : path.slice(mark),
    headers: {
      'content-type': 'application/json',
      ...own,
      authorization: own['authorization'] ?? `Bearer ${token}`,
      apikey: token,
      ...(method === 'GET' ? {} : { 'content-length': String(content.length) }),
    },
    caller: {
      kind: 'accepted',
      role: identity.role,
      claims,
      apiKeyRole: identity.role === 'service_role' ? 'service_role' : 'anon',
    },
    address: '127.0.0.1',
    origin: cloudUrl(context.config, ref),
    signal,
    body: Readable.from(content.length === 0 ? [] : [content]),
    readBody: async () => content,
  });
  const read = await readAnswer(answer.body, signal);
  return {
    status: answer.status,
    headers: Object.entries(answer.headers).map(([name, value]) => ({ name, value: String(value) })),
    ...shownBody(read.content),
    is_cut: read.isCut,
    duration_ms: performance.now() - beganAtMs,
  };
}

const maxBytes = 1024 * 1024;

async function readAnswer(
  body: string | Uint8Array | Readable | undefined,
  signal: AbortSignal,
): Promise<{ readonly content: Buffer; readonly isCut: boolean }> {
  if (body === undefined) return { content: Buffer.alloc(0), isCut: false };
  if (!(body instanceof Readable)) return { content: Buffer.from(body), isCut: false };
  const parts: Buffer[] = [];
  let size = 0;
  const end = () => body.destroy();
  signal.addEventListener('abort', end, { once: true });
  try {
    const chunks: AsyncIterable<unknown> = body;
    for await (const part of chunks) {
      const bytes = part instanceof Uint8Array ? Buffer.from(part) : Buffer.from(String(part));
      parts.push(bytes);
      size += bytes.length;
      if (size > maxBytes) return { content: Buffer.concat(parts).subarray(0, maxBytes), isCut: true };
    }
    return { content: Buffer.concat(parts), isCut: false };
  } catch {
    // It broke off in the middle: what came is shown.
    return { content: Buffer.concat(parts), isCut: true };
  } finally {
    signal.removeEventListener('abort', end);
    body.destroy();
  }
}

function shownBody(content: Buffer): { readonly body: string; readonly is_text: boolean } {
  const isText = !content.subarray(0, 8192).includes(0);
  return { body: isText ? content.toString('utf8') : '', is_text: isText };
}
