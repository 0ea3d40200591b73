import { type ChatErrorKind, texts } from '@loam/contract';
import { chatWords } from '../texts.data.ts';

export function errorTitle(kind: ChatErrorKind): string {
  return hasTitle(kind) ? texts.errors.titles[kind] : chatWords.errors.titles[kind];
}

function hasTitle(kind: ChatErrorKind): kind is keyof typeof texts.errors.titles {
  return Object.hasOwn(texts.errors.titles, kind);
}
