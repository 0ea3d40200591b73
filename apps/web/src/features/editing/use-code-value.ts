import { type Project, requiresPlan, topics } from '@loam/contract';
import { toast } from '@loam/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { useLiveTopic } from '../../shared/live-context.tsx';
import { useReportProblem } from '../../shared/use-report-problem.ts';
import { contentQuery, useIsSaving, usePreviewState, useProjectErrors } from './api.ts';
import type { Code, FileJump } from './code-context.tsx';
import { DiscardDialog } from './components/discard-dialog.tsx';
import { MergeDialog, type MergeFile } from './components/merge-dialog.tsx';
import type { DeskStore } from './desk-store.ts';
import type { EditorHandle, EditorMemory } from './editor/create-editor.ts';
import { type PlacedFault, placedFaults } from './model/diagnostics.ts';
import { firstFile } from './model/file-tree.ts';
import { viewBeforeReading } from './model/file-view.ts';
import type { Listing } from './model/listing.ts';
import { overlaidPaths } from './model/live-overlay.ts';
import { codeTexts } from './texts.data.ts';
import { useDesk } from './use-desk.ts';
import { useLiveCode } from './use-live-code.ts';
import { useSave } from './use-save.ts';

/** Everything that the parts of the code view share, for one project. */
export function useCodeValue(project: Project, listing: Listing): Code {
  const [desk, store] = useDesk(project.id, () => firstFile(listing.paths));
  const save = useSave(project.id, store);
  const isSaving = useIsSaving(project.id);
  const overlay = useLiveCode({ projectId: project.id, listing, store, isSaving });
  const paths = useMemo(() => overlaidPaths(listing.paths, overlay), [listing, overlay]);
  const [jump, setJump] = useState<FileJump>();
  const [memories] = useState(() => new Map<string, EditorMemory>());
  const editor = useRef<EditorHandle>(undefined);
  useEffect(() => store.dispatch({ kind: 'files', files: listing }), [store, listing]);
  return {
    project,
    canEdit: requiresPlan(project.workspace.plan, 'editCode') === undefined,
    listing,
    paths,
    overlay,
    desk,
    faults: useFaults(project.id, paths),
    jump,
    isSaving,
    memories,
    showEditor: (handle) => void (editor.current = handle),
    find: () => editor.current?.find(),
    open: (path, at) => {
      store.dispatch({ kind: 'open', path });
      if (at) setJump((last) => ({ ...at, path, number: (last?.number ?? 0) + 1 }));
    },
    close: (path) => store.dispatch({ kind: 'close', path }),
    edit: (path, text, saved) => store.dispatch({ kind: 'edit', path, text, saved }),
    discard: useDiscard(store),
    save,
    compare: useCompare(project.id, listing, store),
    dispatch: store.dispatch,
  };
}

const noErrors = { errors: [] };

function useFaults(projectId: string, paths: readonly string[]): readonly PlacedFault[] {
  useLiveTopic(topics.errors(projectId));
  const { errors } = useProjectErrors(projectId).data ?? noErrors;
  const preview = usePreviewState(projectId).data;
  return useMemo(() => placedFaults({ errors, preview }, new Set(paths)), [errors, preview, paths]);
}

function useDiscard(store: DeskStore): Code['discard'] {
  const dialogs = useDialogs();
  return (wanted) => {
    const paths = (wanted ?? [...store.get().pending.keys()]).filter((path) => store.get().pending.has(path));
    if (paths.length === 0) return;
    dialogs.open(DiscardDialog, {
      paths,
      onDiscard: () => {
        store.dispatch({ kind: 'discard', paths });
        toast.success(codeTexts.save.discarded);
      },
    });
  };
}

/** What someone else saved beside what is typed here; the answer is pending, upon their version. */
function useCompare(projectId: string, listing: Listing, store: DeskStore): Code['compare'] {
  const api = useApi();
  const cache = useQueryClient();
  const dialogs = useDialogs();
  const reportProblem = useReportProblem();
  const theirsOf = async (path: string): Promise<MergeFile['theirs']> => {
    const place = listing.places.get(path);
    if (place === undefined) return { kind: 'deleted' };
    const known = viewBeforeReading(place) ?? (await cache.fetchQuery(contentQuery(api, projectId, place)));
    return known.kind === 'text' ? known : { kind: 'hidden' };
  };
  return (path) => {
    const mine = store.get().pending.get(path)?.text;
    if (mine === undefined) return;
    theirsOf(path).then(
      (theirs) =>
        dialogs.open(MergeDialog, {
          files: [{ path, theirs, mine }],
          isSaving: false,
          onMerged: (texts) => store.dispatch({ kind: 'merged', texts, base: listing }),
        }),
      reportProblem,
    );
  };
}
