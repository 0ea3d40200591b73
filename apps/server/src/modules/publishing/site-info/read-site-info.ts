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
  let html: Tag | undefined;
  let head: Tag | undefined;
  let title: PageTags['title'];
  const metas: Tag[] = [];
  const links: Tag[] = [];
  for (const tag of tagsOf(text)) {
    if (tag.name === 'html' && !tag.isEnd) html ??= tag;
    else if (tag.name === 'head' && !tag.isEnd) head ??= tag;
    else if (tag.name === 'head' && html && head) {
      return { html, head: { tag: head, closeAt: tag.start }, title, metas, links };
    } else if (!head || tag.isEnd) continue;
    else if (tag.name === 'title') title ??= { tag, closeAt: endOfRaw(text, tag) };
    else if (tag.name === 'meta') metas.push(tag);
    else if (tag.name === 'link') links.push(tag);
  }
  return undefined;
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
