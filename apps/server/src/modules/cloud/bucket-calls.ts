import type { ServiceAnswer } from '@loam/cloud/gateway';
import type { ErrorCode } from '@loam/contract';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { unreachable } from './policy.ts';
import type { CloudStorage } from './storage.ts';

export interface StorageCall {
  readonly ref: string;
  readonly method: string;
  /** Below `/storage/v1`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | Readable;
  readonly signal?: AbortSignal;
}

const serviceCaller = {
  kind: 'accepted',
  role: 'service_role',
  claims: { role: 'service_role' },
  apiKeyRole: 'service_role',
} as const;

/** Asks the storage of a cloud as the project's own server would; its refusals become ours. */
export async function askStorage(storage: CloudStorage, call: StorageCall): Promise<ServiceAnswer> {
  const body =
    call.body instanceof Readable
      ? call.body
      : Readable.from(call.body === undefined ? [] : [Buffer.from(JSON.stringify(call.body))]);
  const isJson = call.body !== undefined && !(call.body instanceof Readable);
  const answer = await storage.service.handle({
    ref: call.ref,
    method: call.method,
    path: call.path,
    search: '',
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...call.headers },
    caller: serviceCaller,
    address: '127.0.0.1',
    origin: '',
    signal: call.signal ?? new AbortController().signal,
    body,
    readBody: () => buffer(body),
  });
  if (answer.status >= 400) throw await refusalOf(answer);
  return answer;
}

/** As a path of the service: each part of a name by itself. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

const Refusal = z.object({ statusCode: z.string(), message: z.string() });

const codes: Readonly<Record<string, ErrorCode>> = {
  '400': 'invalid_input',
  '404': 'not_found',
  '409': 'conflict',
  '413': 'payload_too_large',
  '415': 'unsupported_media_type',
  '423': 'conflict',
  '507': 'storage_full',
};

async function refusalOf({ body }: ServiceAnswer): Promise<ApiError> {
  const said = Refusal.safeParse(parse(body instanceof Readable ? await buffer(body) : body));
  const code = said.success ? codes[said.data.statusCode] : undefined;
  if (!said.success || code === undefined) return unreachable();
  const { statusCode, message } = said.data;
  // What is there already is told from a cloud that is not open: the console then offers to replace it.
  const errors = statusCode === '409' ? [{ path: 'path', message }] : [];
  return new ApiError(code, message, errors.length > 0 ? { errors } : {});
}

function parse(body: string | Uint8Array | undefined): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : Buffer.from(body ?? '').toString());
  } catch {
    return undefined;
  }
}
