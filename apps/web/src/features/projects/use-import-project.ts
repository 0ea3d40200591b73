import { createCaller } from '@loam/client';
import { endpoints, type ImportedProject, importLimits } from '@loam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { uploadFetch } from '../../shared/upload-fetch.ts';
import { acceptProject } from './cache.ts';
import { type ImportPhase, phaseOfUpload } from './model/import-source.ts';
import { type Attempt, attemptFor } from './model/prompt-draft.ts';
import type { NewProjectPlace } from './use-start-project.ts';

export type ImportSource =
  | { readonly kind: 'zip'; readonly file: File }
  | { readonly kind: 'git'; readonly address: string; readonly branch: string };

interface RunningImport {
  readonly source: ImportSource;
  readonly key: string;
  readonly signal: AbortSignal;
}

/** Imports once, however often it is asked; tells how far it is and can be given up. */
export function useImportProject(place: NewProjectPlace, onDone: (imported: ImportedProject) => void) {
  const cache = useQueryClient();
  const send = useSend(place);
  const [phase, setPhase] = useState<ImportPhase>();
  const attempt = useRef<Attempt>(undefined);
  const running = useRef<AbortController>(undefined);
  const run = useMutation({
    mutationFn: (wish: RunningImport) => send(wish, setPhase),
    onSuccess: ({ project }) => acceptProject(cache, project),
  });
  const start = (source: ImportSource) => {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setPhase(source.kind === 'zip' ? phaseOfUpload(0) : { kind: 'reading' });
    attempt.current = attemptFor(attempt.current, { ...place, ...identityOf(source) }, () =>
      crypto.randomUUID(),
    );
    run.mutate(
      { source, key: attempt.current.key, signal: controller.signal },
      {
        onSuccess: onDone,
        // What was given up is not tried again: the next press is a new wish.
        onError: () => controller.signal.aborted && (attempt.current = undefined),
        onSettled: () => {
          running.current = undefined;
          setPhase(undefined);
        },
      },
    );
  };
  return {
    start,
    phase,
    error: run.error,
    forgetError: run.reset,
    stop: () => running.current?.abort(),
  };
}

function useSend(place: NewProjectPlace) {
  const api = useApi();
  const where = { workspace_id: place.workspaceId, visibility: place.visibility };
  return (
    { source, key, signal }: RunningImport,
    onPhase: (phase: ImportPhase) => void,
  ): Promise<ImportedProject> => {
    const common = { idempotencyKey: key, signal, timeoutMs: 0 };
    if (source.kind === 'git') {
      const branch = source.branch === '' ? {} : { branch: source.branch };
      const body = { ...where, git_url: source.address, ...branch };
      return api.importProject({ ...common, timeoutMs: importLimits.waitMs, body });
    }
    const upload = createCaller({
      baseUrl: '',
      fetch: uploadFetch((share) => onPhase(phaseOfUpload(share))),
    });
    return upload.call(endpoints.importArchive, {
      ...common,
      query: { ...where, file_name: source.file.name },
      bytes: source.file,
      contentType: 'application/zip',
    });
  };
}

function identityOf(source: ImportSource): object {
  if (source.kind === 'git') return source;
  const { name, size, lastModified } = source.file;
  return { name, size, lastModified };
}
