import { type Api, ApiProblem } from '@loam/client';
import { endpoints, type enums, fillText, limits, texts } from '@loam/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { codeKeys } from './keys.ts';
import { fileName } from './model/file-view.ts';
import { saveAnswer } from './save-file.ts';

export interface FilePlace {
  readonly path: string;
  readonly commitSha: string;
}

/** A large project takes its time on a slow line. */
const downloadTimeoutMs = 600_000;

function sourceQuery(api: Api, projectId: string) {
  return queryOptions({
    queryKey: codeKeys.source(projectId),
    queryFn: ({ signal }) => api.getSourceCode({ params: { projectId }, signal }),
    staleTime: limits.code.sourceStaleMs,
    gcTime: limits.code.sourceGarbageMs,
  });
}

function imageQuery(api: Api, projectId: string, place: FilePlace) {
  return queryOptions({
    queryKey: codeKeys.image(projectId, place),
    queryFn: async ({ signal }) => {
      const response = await fetchFile(api, projectId, { ...place, signal });
      return dataUrlOf(await response.blob());
    },
    // A file of a commit never changes.
    staleTime: Infinity,
    retry: false,
  });
}

export function useSource(projectId: string) {
  return useQuery(sourceQuery(useApi(), projectId));
}

/** The picture as an address that an image element can show. */
export function useImage(projectId: string, place: FilePlace) {
  return useQuery(imageQuery(useApi(), projectId, place));
}

export function useDownloadFile(projectId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async (place: FilePlace) => {
      const response = await fetchFile(api, projectId, place);
      if (response.headers.get('content-length') === '0') throw new TypeError(texts.code.fileFailed);
      await saveAnswer(response, fileName(place.path));
    },
  });
}

type DownloadState = (typeof enums.download.states)[number];

export function useDownloadProject(projectId: string) {
  const api = useApi();
  const download = useMutation({
    mutationFn: async () => {
      const response = await api.raw(endpoints.downloadProject, {
        params: { projectId },
        timeoutMs: downloadTimeoutMs,
      });
      await saveAnswer(response, 'project.zip');
    },
    onSuccess: () => void setTimeout(() => download.reset(), limits.download.successResetMs),
  });
  return { state: downloadState(download), start: download.mutateAsync };
}

export function downloadProblem(error: unknown): string {
  return error instanceof ApiProblem && error.status === 403
    ? texts.download.forbidden
    : texts.download.failed;
}

export function fileProblem(error: unknown): string {
  if (!(error instanceof ApiProblem)) return texts.code.fileFailed;
  return fillText(texts.code.fetchFailed, { status: String(error.status) });
}

interface FileCall extends FilePlace {
  readonly signal?: AbortSignal;
}

function fetchFile(api: Api, projectId: string, { path, commitSha, signal }: FileCall): Promise<Response> {
  return api.raw(endpoints.getRawFile, {
    params: { projectId },
    query: { path, commit_sha: commitSha },
    timeoutMs: downloadTimeoutMs,
    ...(signal === undefined ? {} : { signal }),
  });
}

function downloadState({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): DownloadState {
  if (isPending) return 'loading';
  return isSuccess ? 'success' : 'idle';
}

function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  const fail = () => reject(new TypeError(texts.code.imageFailed));
  reader.addEventListener('load', () =>
    typeof reader.result === 'string' && blob.size > 0 ? resolve(reader.result) : fail(),
  );
  reader.addEventListener('error', fail);
  reader.readAsDataURL(blob);
  return promise;
}
