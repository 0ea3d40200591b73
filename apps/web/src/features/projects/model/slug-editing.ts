import { limits, slugFault } from '@loam/contract';

export type SlugEdit =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'changed'; readonly name: string };

/** What saving the address field means. Capital letters are lowered, not refused. */
export function slugEdit(current: string, typed: string): SlugEdit {
  const name = typed.trim().toLowerCase();
  if (name === current) return { kind: 'unchanged' };
  const message = slugFault(name);
  return message === undefined ? { kind: 'changed', name } : { kind: 'invalid', message };
}

/** An address made from a title; empty when nothing of the title can stand in an address. */
export function slugFromTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, limits.slug.maxCharacters)
    .replace(/-+$/, '');
}
