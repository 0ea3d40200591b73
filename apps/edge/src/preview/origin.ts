import type { IncomingMessage } from 'node:http';

/**
 * All previews are one site to a browser, so the cookie of one goes along when the code of another asks for it.
 * Only the page itself may ask; from elsewhere it can be opened, no more.
 */
export function isFromElsewhere(request: IncomingMessage, ownOrigin: string): boolean {
  const { headers, method } = request;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? isOwnOrAbsent(headers.origin, ownOrigin) : site === 'same-origin';
  if (isOwn) return false;
  const isOpened = headers['sec-fetch-mode'] === 'navigate' || site === 'none';
  return !(isOpened && (method === 'GET' || method === 'HEAD'));
}

/** Sockets are not under the same-origin rule: a browser names who opens one, and nobody else may. */
export function isOwnSocket(request: IncomingMessage, ownOrigin: string): boolean {
  return request.headers.origin === ownOrigin;
}

function isOwnOrAbsent(origin: string | undefined, ownOrigin: string): boolean {
  return origin === undefined || origin === ownOrigin;
}
