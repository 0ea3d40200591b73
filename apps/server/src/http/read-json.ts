import { ApiError } from './api-error.ts';

const defaultLimitBytes = 1_048_576;

/** Reads at most the limit, whatever content-length claims. An absent body is an empty object. */
export async function readJson(request: Request, limitBytes: number = defaultLimitBytes): Promise<unknown> {
  const text = Buffer.from(await readBytes(request, limitBytes)).toString('utf8');
  if (text.length === 0) return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError('unsupported_media_type', 'Send the body as application/json.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_input', 'The body is not valid JSON.');
  }
}

/** The whole body as it comes, at most the limit. */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limitBytes) throw tooLarge(limitBytes);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> = request.body;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(limitBytes: number): ApiError {
  return new ApiError('payload_too_large', `The body is larger than ${Math.round(limitBytes / 1024)} KB.`);
}
