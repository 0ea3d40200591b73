import { type Api, createCaller } from '@loam/client';
import { type Backend, endpoints } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { uploadFetch } from '../../../shared/upload-fetch.ts';
import { cloudKeys } from '../keys.ts';

const keyOf = (projectId: string) => ['cloud', projectId, 'backups'] as const;

export function useBackups(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => api.listBackendBackups({ params: { projectId }, signal }),
  });
}

export function useBackupContent(projectId: string, backupId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(projectId), backupId],
    queryFn: ({ signal }) => api.getBackendBackup({ params: { projectId, backupId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** All of the cloud may differ afterwards. */
function useBackupChange<Input, Output>(
  projectId: string,
  change: (api: Api, input: Input) => Promise<Output>,
) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['cloud', projectId] }),
  });
}

export function useCreateBackup(projectId: string) {
  return useBackupChange(projectId, (api, name: string) =>
    api.createBackendBackup({
      params: { projectId },
      body: name === '' ? {} : { name },
      timeoutMs: 0,
    }),
  );
}

/** The console gives way to the screen of a restore at once. */
export function useRestoreBackup(projectId: string) {
  const cache = useQueryClient();
  return useBackupChange(projectId, (api, backupId: string) => {
    cache.setQueryData<Backend>(
      cloudKeys.backend(projectId),
      (known) => known && { ...known, status: 'RESTORING', restores_backup: true },
    );
    return api.restoreBackendBackup({ params: { projectId, backupId }, timeoutMs: 0 });
  });
}

export function useDeleteBackup(projectId: string) {
  return useBackupChange(projectId, (api, backupId: string) =>
    api.deleteBackendBackup({ params: { projectId, backupId } }),
  );
}

interface ImportWish {
  readonly file: File;
  readonly onShare: (share: number) => void;
}

export function useImportCloud(projectId: string) {
  return useBackupChange(projectId, (_, { file, onShare }: ImportWish) =>
    createCaller({ baseUrl: '', fetch: uploadFetch(onShare) }).call(endpoints.importBackend, {
      params: { projectId },
      bytes: file,
      contentType: file.name.endsWith('.sql') ? 'application/sql' : 'application/gzip',
      timeoutMs: 0,
    }),
  );
}

/** Streamed by the browser itself: an archive may be larger than its memory. */
export function exportAddress(projectId: string): string {
  return `/api/projects/${projectId}/backend/export`;
}

export function backupAddress(projectId: string, backupId: string): string {
  return `/api/projects/${projectId}/backend/backups/${backupId}/download`;
}
