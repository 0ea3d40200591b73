import type { SiteInfo, SiteInfoChange } from '@loam/contract';
import { attributeOf, encodeAttribute, encodeText, type Tag } from './html.ts';
import { linkWith, metaNamed, type PageTags, siteInfoOf } from './read-site-info.ts';

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The page with the changes in it; everything that they do not name stays as it is, to the byte. */
export function writeSiteInfo(text: string, page: PageTags, changes: SiteInfoChange): string {
  const edit = createEdit(text, page);
  const present = siteInfoOf(text, page);
  const wanted = withTwins(present, onlyNew(present, changes));
  if (wanted.title !== undefined) edit.title(wanted.title);
  if (wanted.description !== undefined) edit.meta('name', 'description', wanted.description);
  if (wanted.share_title !== undefined) writeTwice(edit, 'title', wanted.share_title);
  if (wanted.share_description !== undefined) writeTwice(edit, 'description', wanted.share_description);
  if (wanted.share_image_url !== undefined) writeImage(edit, wanted.share_image_url ?? '');
  if (wanted.icon_url !== undefined) writeIcon(edit, page, wanted.icon_url ?? '');
  if (wanted.canonical_url !== undefined) {
    edit.link('canonical', wanted.canonical_url);
    edit.meta('property', 'og:url', wanted.canonical_url);
  }
  if (wanted.language !== undefined) edit.attribute(page.html, 'lang', wanted.language);
  if (wanted.theme_color !== undefined) edit.everyMeta('theme-color', wanted.theme_color);
  if (wanted.is_indexed !== undefined) edit.meta('name', 'robots', robotsOf(page, wanted.is_indexed));
  return edit.done();
}

/** Without what the page says already. */
function onlyNew(present: SiteInfo, changes: SiteInfoChange): SiteInfoChange {
  const isNew = ([key, value]: [string, unknown]) =>
    !Object.entries(present).some(([known, now]) => known === key && now === value);
  return Object.fromEntries(Object.entries(changes).filter(isNew));
}

/** A text for sharing that says the same as the page goes on doing so. */
function withTwins(present: SiteInfo, changes: SiteInfoChange): SiteInfoChange {
  const isTitleTwin = changes.share_title === undefined && present.share_title === present.title;
  const isTextTwin =
    changes.share_description === undefined && present.share_description === present.description;
  return {
    ...changes,
    ...(changes.title !== undefined && isTitleTwin ? { share_title: changes.title } : {}),
    ...(changes.description !== undefined && isTextTwin ? { share_description: changes.description } : {}),
  };
}

function writeTwice(edit: Edit, name: string, value: string): void {
  edit.meta('property', `og:${name}`, value);
  edit.meta('name', `twitter:${name}`, value);
}

function writeImage(edit: Edit, value: string): void {
  writeTwice(edit, 'image', value);
  edit.meta('name', 'twitter:card', value === '' ? 'summary' : 'summary_large_image');
}

const iconTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

function writeIcon(edit: Edit, page: PageTags, value: string): void {
  const type = iconTypes[/\.([a-z]+)(?:[?#]|$)/i.exec(value)?.[1]?.toLowerCase() ?? ''];
  edit.link('icon', value, type === undefined ? {} : { type });
  const [first, ...others] = page.links.filter((tag) => relationsOf(tag).includes('icon'));
  // A browser takes whichever it likes best: an old one beside the new one would win now and then.
  for (const other of others) edit.remove(other);
  if (!first || value === '') return;
  for (const stale of ['sizes', 'media']) edit.attribute(first, stale, '');
  edit.attribute(first, 'type', type ?? '');
}

function relationsOf(tag: Tag): string[] {
  return (attributeOf(tag, 'rel') ?? '').toLowerCase().split(/\s+/);
}

/** What else the page asks of search engines stays. */
function robotsOf(page: PageTags, isIndexed: boolean): string {
  const tag = metaNamed(page, 'robots');
  const rules = (tag && attributeOf(tag, 'content')) ?? '';
  const others = rules
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '' && !/^(?:index|noindex|none|all)$/i.test(rule));
  return (isIndexed ? others : ['noindex', ...others]).join(', ');
}

interface Edit {
  title(value: string): void;
  /** An empty value takes the tag out. */
  meta(key: 'name' | 'property', name: string, value: string): void;
  everyMeta(name: string, value: string): void;
  link(relation: string, href: string, more?: Readonly<Record<string, string>>): void;
  attribute(tag: Tag, name: string, value: string): void;
  remove(tag: Tag): void;
  done(): string;
}

function createEdit(text: string, page: PageTags): Edit {
  const splices: Splice[] = [];
  const added: string[] = [];
  const isClosed = page.metas.length === 0 || page.metas.some((tag) => text[tag.end - 2] === '/');
  const written = (name: string, attributes: Readonly<Record<string, string>>) => {
    const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${encodeAttribute(value)}"`);
    return `<${name}${list.join('')}${isClosed ? ' />' : '>'}`;
  };
  const attribute = (tag: Tag, name: string, value: string) => {
    const present = tag.attributes.find((known) => known.name === name);
    if (present && value === '')
      splices.push({ start: blankBefore(text, present.start), end: present.end, text: '' });
    else if (present && present.value !== value) {
      splices.push({ ...present, text: `${name}="${encodeAttribute(value)}"` });
    } else if (!present && value !== '') {
      const at = tag.start + 1 + tag.name.length;
      splices.push({ start: at, end: at, text: ` ${name}="${encodeAttribute(value)}"` });
    }
  };
  const remove = (tag: Tag) => splices.push({ ...wholeLine(text, tag), text: '' });
  const edit: Edit = {
    attribute,
    remove,
    title(value) {
      const { title } = page;
      if (title) splices.push({ start: title.tag.end, end: title.closeAt, text: encodeText(value) });
      else added.push(`<title>${encodeText(value)}</title>`);
    },
    meta(key, name, value) {
      const tag = metaNamed(page, name);
      if (tag && value === '') remove(tag);
      else if (tag) attribute(tag, 'content', value);
      else if (value !== '') added.push(written('meta', { [key]: name, content: value }));
    },
    everyMeta(name, value) {
      const tags = page.metas.filter((tag) => attributeOf(tag, 'name')?.toLowerCase() === name);
      if (tags.length === 0) edit.meta('name', name, value);
      for (const tag of tags)
        if (value === '') remove(tag);
        else attribute(tag, 'content', value);
    },
    link(relation, href, more = {}) {
      const tag = linkWith(page, relation);
      if (tag && href === '') remove(tag);
      else if (tag) attribute(tag, 'href', href);
      else if (href !== '') added.push(written('link', { rel: relation, href, ...more }));
    },
    done: () => spliced(text, [...splices, ...insertion(text, page, added)]),
  };
  return edit;
}

/** Before the end of the head, each on a line of its own where the page is written so. */
function insertion(text: string, page: PageTags, added: readonly string[]): Splice[] {
  if (added.length === 0) return [];
  const at = page.head.closeAt;
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const indent = text.slice(lineStart, at);
  if (lineStart === 0 || indent.trim() !== '') return [{ start: at, end: at, text: added.join('') }];
  const newline = text[lineStart - 2] === '\r' ? '\r\n' : '\n';
  const inner = indentOf(text, page.metas[0] ?? page.title?.tag) ?? `${indent}  `;
  const lines = added.map((tag) => `${inner}${tag}${newline}`);
  return [{ start: lineStart, end: lineStart, text: lines.join('') }];
}

function indentOf(text: string, tag: Tag | undefined): string | undefined {
  if (!tag) return undefined;
  const before = text.slice(text.lastIndexOf('\n', tag.start - 1) + 1, tag.start);
  return before.trim() === '' ? before : undefined;
}

/** A tag with its line, where nothing else stands on it. */
function wholeLine(text: string, tag: Tag): { readonly start: number; readonly end: number } {
  const lineStart = text.lastIndexOf('\n', tag.start - 1) + 1;
  const lineEnd = text.indexOf('\n', tag.end);
  const isAlone =
    lineEnd !== -1 &&
    text.slice(lineStart, tag.start).trim() === '' &&
    text.slice(tag.end, lineEnd).trim() === '';
  return isAlone ? { start: lineStart, end: lineEnd + 1 } : { start: tag.start, end: tag.end };
}

function blankBefore(text: string, at: number): number {
  let start = at;
  while (start > 0 && /\s/.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

function spliced(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: put } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    // What stands within a removed tag went with it.
    if (start < at) continue;
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
}
