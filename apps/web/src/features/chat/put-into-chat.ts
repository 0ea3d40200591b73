import { composerId } from './components/composer.tsx';
import { draftValueOf } from './local-values.ts';
import { addedDraft } from './model/draft.ts';

/** Puts a text below what is being written, and the cursor behind it. */
export function putIntoChat(projectId: string, text: string): void {
  const draft = draftValueOf(projectId);
  draft.set(addedDraft(draft.get(), text));
  document.getElementById(composerId)?.focus();
}
