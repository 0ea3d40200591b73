import { createCaller } from '@loam/client';
import { endpoints } from '@loam/contract';
import { useRef, useState } from 'react';
import { fieldProblems, isAborted, shownProblem } from '../../../shared/problems.ts';
import { uploadFetch } from '../../../shared/upload-fetch.ts';
import { type BucketPlace, useRefreshStorage } from './api.ts';
import { besideName } from './model/files.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'sending'; readonly share: number }
    | { readonly kind: 'done' }
    /** A file of that name is there; whoever uploads it decides. */
    | { readonly kind: 'exists' }
    | { readonly kind: 'failed'; readonly reason: string };
}

const atOnce = 3;

interface Sent {
  readonly key: number;
  readonly file: File;
  /** From the top of the bucket. */
  readonly path: string;
  readonly isReplacing?: boolean;
}

export type ConflictChoice = 'replace' | 'keep-both' | 'skip';

/** Files on their way into a bucket, a few at a time. */
export function useUploads(place: BucketPlace) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  const undecided = useRef(new Map<number, Sent>());
  const refresh = useRefreshStorage(place.projectId);
  const set = (key: number, state: Upload['state']) =>
    setUploads((known) => known.map((one) => (one.key === key ? { ...one, state } : one)));
  const send = async ({ key, file, path, isReplacing = false }: Sent) => {
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
        query: { path, replace: isReplacing ? 'true' : 'false' },
        bytes: file,
        contentType: file.type === '' ? 'application/octet-stream' : file.type,
        timeoutMs: 0,
        signal: leave.signal,
      });
      set(key, { kind: 'done' });
      refresh();
    } catch (error) {
      if (isAborted(error)) setUploads((known) => known.filter((one) => one.key !== key));
      else if (fieldProblems(error)['path'] !== undefined) {
        undecided.current.set(key, { key, file, path });
        set(key, { kind: 'exists' });
      } else set(key, { kind: 'failed', reason: shownProblem(error).message });
    } finally {
      running.current.delete(key);
    }
  };
  const sendAll = async (all: readonly Sent[]) => {
    for (const { key } of all) running.current.set(key, new AbortController());
    const queue = [...all];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await send(next);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
  const add = async (files: readonly File[], folder: string) => {
    const added = files.map((file) => ({
      file,
      key: nextKey.current++,
      path: folder === '' ? file.name : `${folder}/${file.name}`,
    }));
    setUploads((known) => [
      ...known,
      ...added.map(({ file, key }) => ({ key, name: file.name, state: { kind: 'waiting' } as const })),
    ]);
    await sendAll(added);
  };
  const decide = async (choice: ConflictChoice) => {
    const waiting = [...undecided.current.values()];
    undecided.current.clear();
    const keys = new Set(waiting.map(({ key }) => key));
    if (choice === 'skip') return setUploads((known) => known.filter(({ key }) => !keys.has(key)));
    const moment = Date.now();
    await sendAll(
      waiting.map((one) =>
        choice === 'replace' ? { ...one, isReplacing: true } : { ...one, path: besideName(one.path, moment) },
      ),
    );
  };
  return {
    uploads,
    add: (files: readonly File[], folder: string) => void add(files, folder),
    /** What is done with all files whose names are taken. */
    decide: (choice: ConflictChoice) => void decide(choice),
    stop: (key: number) => running.current.get(key)?.abort(),
    dismiss: () =>
      setUploads((known) => known.filter(({ state }) => state.kind !== 'done' && state.kind !== 'failed')),
  };
}
