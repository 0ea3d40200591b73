import { type Api, ApiProblem } from '@loam/client';
import { type BodyIn, endpoints, type enums, fillText, limits, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { codeKeys } from './keys.ts';
import { fileName, viewOfBytes } from './model/file-view.ts';
import { type FilePlace, type Listing, listingOf } from './model/listing.ts';
import { saveAnswer } from './save-file.ts';

/** A large project takes its time on a slow line. */
const downloadTimeoutMs = 600_000;
/** A save waits for the AI to finish its turn. */
const saveTimeoutMs = 120_000;

function filesQuery(api: Api, projectId: string) {
  return queryOptions({
    queryKey: codeKeys.files(projectId),
    queryFn: async ({ signal }) => {
      const { commit_sha, files } = await api.listSourceFiles({ params: { projectId }, signal });
      return listingOf(commit_sha, files);
    },
    staleTime: limits.code.sourceStaleMs,
    gcTime: limits.code.sourceGarbageMs,
    structuralSharing: false,
  });
}

export function contentQuery(api: Api, projectId: string, place: FilePlace) {
  return queryOptions({
    queryKey: codeKeys.content(projectId, place.blob),
    queryFn: async ({ signal }) => {
      const response = await fetchFile(api, projectId, { ...place, signal });
      return viewOfBytes(new Uint8Array(await response.arrayBuffer()));
    },
    staleTime: Infinity,
    gcTime: limits.code.sourceGarbageMs,
    retry: false,
  });
}

function imageQuery(api: Api, projectId: string, place: FilePlace) {
  return queryOptions({
    queryKey: codeKeys.image(projectId, place.blob),
    queryFn: async ({ signal }) => {
      const response = await fetchFile(api, projectId, { ...place, signal });
      return dataUrlOf(await response.blob());
    },
    staleTime: Infinity,
    retry: false,
  });
}

export function useFiles(projectId: string) {
  return useQuery(filesQuery(useApi(), projectId));
}

/** What a file holds; what it held before stays in sight until the newer text is there. */
export function useContent(projectId: string, place: FilePlace) {
  return useQuery({ ...contentQuery(useApi(), projectId, place), placeholderData: keepPreviousData });
}

/** The picture as an address that an image element can show. */
export function useImage(projectId: string, place: FilePlace) {
  return useQuery(imageQuery(useApi(), projectId, place));
}

export function useSourceSearch(projectId: string, search: { readonly q: string; readonly sha: string }) {
  const api = useApi();
  return useQuery({
    queryKey: codeKeys.search(projectId, search),
    queryFn: ({ signal }) => api.searchSource({ params: { projectId }, query: { q: search.q }, signal }),
    enabled: search.q.length >= limits.code.searchMinCharacters,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** Errors of the last check and of the running app, for the places they name. */
export function useProjectErrors(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: codeKeys.errors(projectId),
    queryFn: ({ signal }) => api.listProjectErrors({ params: { projectId }, signal }),
  });
}

const watchEveryMs = 2000;

export function usePreviewState(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: codeKeys.preview(projectId),
    queryFn: ({ signal }) => api.getPreview({ params: { projectId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'starting' ? watchEveryMs : false),
  });
}

export type SaveBody = BodyIn<typeof endpoints.editCode>;

/** Done when the list of files shows it; undefined where the list could not be read after the save. */
export function useSaveCode(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: codeKeys.saves(projectId),
    mutationFn: async (body: SaveBody) => {
      const { commit_sha: savedSha } = await api.editCode({
        params: { projectId },
        body,
        timeoutMs: saveTimeoutMs,
      });
      const listing = await refreshFiles(cache, api, projectId).catch(() => undefined);
      if (listing === undefined) void cache.invalidateQueries({ queryKey: codeKeys.files(projectId) });
      return { savedSha, listing };
    },
  });
}

/** What comes over the live socket meanwhile is what this page itself has sent. */
export function useIsSaving(projectId: string): boolean {
  return useIsMutating({ mutationKey: codeKeys.saves(projectId) }) > 0;
}

/** The newest list of files, asked for now. */
export function refreshFiles(cache: QueryClient, api: Api, projectId: string): Promise<Listing> {
  return cache.fetchQuery({ ...filesQuery(api, projectId), staleTime: 0 });
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
    onError: (error) => toast.error(downloadProblem(error)),
  });
  return { state: downloadState(download), start: () => download.mutate() };
}

function downloadProblem(error: unknown): string {
  return error instanceof ApiProblem && error.status === 403
    ? texts.download.forbidden
    : texts.download.failed;
}

export function fileProblem(error: unknown): string {
  if (!(error instanceof ApiProblem)) return texts.code.fileFailed;
  return fillText(texts.code.fetchFailed, { status: String(error.status) });
}

interface FileCall {
  readonly path: string;
  readonly commitSha: string;
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
