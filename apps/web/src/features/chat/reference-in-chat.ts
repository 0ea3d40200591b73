import { composerId } from './components/composer.tsx';
import { draftValueOf } from './local-values.ts';
import { referencedDraft } from './model/draft.ts';

/** Puts the name of a file into the message that is being written, and the cursor behind it. */
export function referenceInChat(projectId: string, path: string): void {
  const draft = draftValueOf(projectId);
  draft.set(referencedDraft(draft.get(), path));
  document.getElementById(composerId)?.focus();
}
