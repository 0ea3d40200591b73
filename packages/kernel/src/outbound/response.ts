import type { IncomingMessage } from 'node:http';

export interface OutboundResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Unpacked. */
  readonly body: Uint8Array;
  /** Where the answer came from, after redirects. */
  readonly url: string;
  /** The body as text, in the character set that the answer names. */
  text(): string;
}

export function present(response: IncomingMessage, url: URL, body: Buffer): OutboundResponse {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return {
    status: response.statusCode ?? 0,
    headers,
    body,
    url: url.href,
    text: () => decode(body, headers.get('content-type') ?? ''),
  };
}

function decode(body: Buffer, contentType: string): string {
  const charset = /;\s*charset="?([^\s";]+)/iu.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
