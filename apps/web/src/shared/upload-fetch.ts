import type { FetchLike } from '@loam/client';

/** 0 to 1 while the body is being sent. */
export type UploadProgress = (share: number) => void;

/** A fetch that tells how much of the body has been sent; the browser's own fetch cannot. */
export function uploadFetch(onProgress: UploadProgress): FetchLike {
  return (url, { method, headers, signal, body }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'text';
      request.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      const abort = () => request.abort();
      signal.addEventListener('abort', abort, { once: true });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.upload.onload = () => onProgress(1);
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('The request failed.'));
      request.onabort = () => reject(new DOMException('The request was ended.', 'AbortError'));
      request.onloadend = () => signal.removeEventListener('abort', abort);
      request.send(body ?? null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isEmpty = request.status === 204 || request.status === 304;
  return new Response(isEmpty ? null : request.responseText, { status: request.status, headers });
}
