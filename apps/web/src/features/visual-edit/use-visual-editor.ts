import { fillText, type Project, visualLimits } from '@loam/contract';
import { toast } from '@loam/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { newId } from '../../shared/new-id.ts';
import { shownProblem } from '../../shared/problems.ts';
import { useRunningApp } from '../../shared/running-app.tsx';
import type { EditorState } from './model/draft-desk.ts';
import { describeChanges } from './model/describe-changes.ts';
import { createVisualEditor, type VisualEditor } from './model/visual-editor.ts';
import { visualTexts } from './texts.data.ts';

export interface OpenEditor {
  readonly editor: VisualEditor;
  readonly state: EditorState;
}

interface EditorActions {
  /** Escape was pressed in the page with nothing selected. */
  onLeave(): void;
}

/** The visual editor of one project, for as long as its preview is open. */
export function useVisualEditor(project: Project, { onLeave }: EditorActions): OpenEditor {
  const api = useApi();
  const { picking } = useRunningApp();
  const leave = useEffectEvent(onLeave);
  const [editor] = useState(() => {
    const params = { projectId: project.id };
    const session = { session_id: newId() };
    return createVisualEditor({
      show: (body) => api.showVisualDraft({ params, body: { ...session, ...body } }),
      async save(body) {
        const message = fillText(visualTexts.commit, { what: describeChanges(body.changes) });
        await api.saveVisualDraft({ params, body: { ...session, ...body, commit_message: message } });
        toast.success(visualTexts.saved);
      },
      drop: async () => {
        await api.dropVisualDraft({ params, query: session });
      },
      say: picking.say,
      // One at a time: a draft that cannot be kept says so with every attempt.
      failed: (error) => void toast.error(shownProblem(error).message, { id: 'visual-edit' }),
      turned: picking.setEditing,
      later: (run, delayMs) => void setTimeout(run, delayMs),
    });
  });
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  useEffect(() => {
    const stop = picking.listen((event) => {
      editor.heard(event);
      if (event.type === 'pick_key' && event.key === 'escape') leave();
    });
    return () => {
      stop();
      if (editor.getState().isOn) {
        if (editor.getState().steps.done.length > 0) void editor.discard();
        editor.turn(false);
      }
    };
  }, [editor, picking]);
  useEditorKeys(editor, state.isOn);
  useKeptDraft(editor, { hasChanges: state.steps.done.length > 0, commitSha: project.latest_commit_sha });
  return { editor, state };
}

/** A draft lives only while someone speaks for it; a new version of the project is a new ground for it. */
function useKeptDraft(
  editor: VisualEditor,
  { hasChanges, commitSha }: { readonly hasChanges: boolean; readonly commitSha: string | null },
): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const timer = setInterval(editor.refresh, visualLimits.renewMs);
    return () => clearInterval(timer);
  }, [editor, hasChanges]);
  useEffect(() => editor.refresh(), [editor, commitSha]);
}

/** Keys that are pressed beside the page; in the page it tells them itself. */
function useEditorKeys(editor: VisualEditor, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]')) return;
      const action = actionOf(event);
      if (action === undefined) return;
      event.preventDefault();
      void editor[action]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [editor, isOn]);
}

function actionOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  if (key === 's') return 'save';
  if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}
