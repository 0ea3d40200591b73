import type { SiteInfo } from '@loam/contract';
import { attributeOf, decode, endOfRaw, type Tag, tagsOf } from './html.ts';

/** The tags that say something about the site, as far as the page has them. */
export interface PageTags {
  readonly html: Tag;
  readonly head: { readonly tag: Tag; readonly closeAt: number };
  readonly title: { readonly tag: Tag; readonly closeAt: number } | undefined;
  readonly metas: readonly Tag[];
  readonly links: readonly Tag[];
}

/** Undefined when the page has no html structure. */
export function readPage(text: string): PageTags | undefined {
  const opened: Tag[] = [];
  for (const tag of tagsOf(text)) {
    if (tag.name === 'head' && tag.isEnd) return pageOf(text, opened, tag.start);
    if (!tag.isEnd) opened.push(tag);
  }
  return undefined;
}

function pageOf(text: string, opened: readonly Tag[], closeAt: number): PageTags | undefined {
  const html = opened.find(({ name }) => name === 'html');
  const head = opened.find(({ name }) => name === 'head');
  if (!html || !head) return undefined;
  const inside = opened.filter(({ start }) => start > head.start);
  const title = inside.find(({ name }) => name === 'title');
  return {
    html,
    head: { tag: head, closeAt },
    title: title && { tag: title, closeAt: endOfRaw(text, title) },
    metas: inside.filter(({ name }) => name === 'meta'),
    links: inside.filter(({ name }) => name === 'link'),
  };
}

export function siteInfoOf(text: string, page: PageTags): SiteInfo {
  const meta = (name: string) => contentOf(metaNamed(page, name)).trim();
  return {
    title: page.title ? decode(text.slice(page.title.tag.end, page.title.closeAt)).trim() : '',
    description: meta('description'),
    icon_url: orNull(attributeOf(linkWith(page, 'icon') ?? nowhere, 'href')),
    share_image_url: orNull(meta('og:image')),
    share_title: meta('og:title'),
    share_description: meta('og:description'),
    canonical_url: (attributeOf(linkWith(page, 'canonical') ?? nowhere, 'href') ?? '').trim(),
    language: languageOf(page.html),
    theme_color: colorOf(meta('theme-color')),
    is_indexed: !/\b(?:noindex|none)\b/i.test(meta('robots')),
  };
}

/** Whether search engines may show the page; a page without structure does not forbid it. */
export function isIndexedPage(text: string): boolean {
  const page = readPage(text);
  return page === undefined || siteInfoOf(text, page).is_indexed;
}

export function metaNamed(page: PageTags, name: string): Tag | undefined {
  return page.metas.find(
    (tag) => (attributeOf(tag, 'name') ?? attributeOf(tag, 'property') ?? '').toLowerCase() === name,
  );
}

export function linkWith(page: PageTags, relation: string): Tag | undefined {
  return page.links.find((tag) =>
    (attributeOf(tag, 'rel') ?? '').toLowerCase().split(/\s+/).includes(relation),
  );
}

const nowhere: Tag = { name: 'link', isEnd: false, start: 0, end: 0, attributes: [] };

function contentOf(tag: Tag | undefined): string {
  return (tag && attributeOf(tag, 'content')) ?? '';
}

function orNull(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** What is not a code that we would write ourselves is shown as not said. */
function languageOf(html: Tag): string {
  const language = (attributeOf(html, 'lang') ?? '').trim();
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) ? language : '';
}

function colorOf(color: string): string {
  return /^#[0-9a-fA-F]{3,8}$/.test(color) ? color : '';
}
