import { createCaller } from '@loam/client';
import { endpoints } from '@loam/contract';
import { useRef, useState } from 'react';
import { isAborted, shownProblem } from '../../../shared/problems.ts';
import { uploadFetch } from '../../../shared/upload-fetch.ts';
import { type BucketPlace, useRefreshStorage } from './api.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'sending'; readonly share: number }
    | { readonly kind: 'done' }
    | { readonly kind: 'failed'; readonly reason: string };
}

const atOnce = 3;

/** Files on their way into a bucket, a few at a time. */
export function useUploads(place: BucketPlace) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  const refresh = useRefreshStorage(place.projectId);
  const set = (key: number, state: Upload['state']) =>
    setUploads((known) => known.map((one) => (one.key === key ? { ...one, state } : one)));
  const send = async (key: number, file: File, folder: string) => {
    const leave = running.current.get(key) ?? new AbortController();
    try {
      leave.signal.throwIfAborted();
      set(key, { kind: 'sending', share: 0 });
      const caller = createCaller({
        baseUrl: '',
        fetch: uploadFetch((share) => set(key, { kind: 'sending', share })),
      });
      await caller.call(endpoints.uploadBackendObject, {
        params: { projectId: place.projectId, bucketId: place.bucketId },
        query: { path: folder === '' ? file.name : `${folder}/${file.name}` },
        bytes: file,
        contentType: file.type === '' ? 'application/octet-stream' : file.type,
        timeoutMs: 0,
        signal: leave.signal,
      });
      set(key, { kind: 'done' });
      refresh();
    } catch (error) {
      if (isAborted(error)) setUploads((known) => known.filter((one) => one.key !== key));
      else set(key, { kind: 'failed', reason: shownProblem(error).message });
    } finally {
      running.current.delete(key);
    }
  };
  const add = async (files: readonly File[], folder: string) => {
    const added = files.map((file) => ({ file, key: nextKey.current++ }));
    for (const { key } of added) running.current.set(key, new AbortController());
    setUploads((known) => [
      ...known,
      ...added.map(({ file, key }) => ({ key, name: file.name, state: { kind: 'waiting' } as const })),
    ]);
    const queue = [...added];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        await send(next.key, next.file, folder);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
  return {
    uploads,
    add: (files: readonly File[], folder: string) => void add(files, folder),
    stop: (key: number) => running.current.get(key)?.abort(),
    dismiss: () =>
      setUploads((known) =>
        known.filter(({ state }) => state.kind === 'waiting' || state.kind === 'sending'),
      ),
  };
}
