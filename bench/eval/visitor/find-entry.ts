import type { Names } from '@loam/offline-model/cases';
import type { Entry, Listing, Press } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches, ranked } from '../matching.ts';
import { WORDS } from '../words.data.ts';
import { fillField } from './fill-field.ts';
import { TRY_MS, until, type Visitor } from './visitor.ts';

export async function listHere(visitor: Visitor, kind?: string): Promise<Listing> {
  const args: [] | [string] = kind === undefined ? [] : [kind];
  const found = await until(async () => {
    const listing = await visitor.look('listing', ...args);
    return listing.entries.length > 1 ? listing : undefined;
  }, 800);
  return found ?? visitor.look('listing', ...args);
}

export const hasList = async (visitor: Visitor): Promise<boolean> =>
  (await listHere(visitor)).entries.length > 1;

export async function searchField(visitor: Visitor) {
  const fields = (await visitor.look('fields')).filter(({ kind }) => ['search', 'text'].includes(kind));
  const isSearch = ({ kind, label }: (typeof fields)[number]) =>
    kind === 'search' || WORDS.search.test(label);
  return fields.find((field) => isSearch(field) && !field.isFrame) ?? fields.find(isSearch);
}

/** Seen on this page, by its search, or on one of its further pages. */
export async function canSee(visitor: Visitor, text: string): Promise<boolean> {
  const isThere = async () => ((await visitor.look('pageText')).includes(text) ? true : undefined);
  if (await until(isThere, 800)) return true;
  const search = await searchField(visitor);
  if (search !== undefined && !search.isFrame) {
    await fillField(visitor, search, text);
    await visitor.look('settle');
    if (await until(isListed(visitor, text), 800)) return true;
    const again = await searchField(visitor);
    if (again !== undefined) await fillField(visitor, again, '');
    await visitor.look('settle');
  }
  for (let page = 0; page < 6; page += 1) {
    const next = await nextPage(visitor);
    if (next === undefined) return false;
    await visitor.press(next.mark);
    if (await isThere()) return true;
  }
  return false;
}

/** In an entry: a line that says that nothing was found may repeat the words as well. */
const isListed = (visitor: Visitor, text: string) => async () => {
  const { entries } = await visitor.look('listing');
  return entries.some(
    (entry) => entry.text.includes(text) && !WORDS.nothing.test(entry.text.replace(text, '')),
  )
    ? true
    : undefined;
};

export async function nextPage(visitor: Visitor): Promise<Press | undefined> {
  return (await visitor.look('presses')).find(
    ({ name, isDisabled, isFrame }) =>
      !isDisabled &&
      !isFrame &&
      /^(next( page)?|go to next page|show more|load more|more|weiter|nächste( seite)?|mehr( anzeigen| laden)?|próxima( página)?|ver mais|carregar mais|siguiente( página)?|ver más|cargar más|suivant(e)?|page suivante|voir plus|charger plus|›|»|>)$/iu.test(
        name,
      ),
  );
}

/** The entry with this text, or the first. */
export async function findEntry(visitor: Visitor, text?: Names): Promise<Entry> {
  const pick = async () =>
    (await listHere(visitor)).entries.find((entry) => text === undefined || matches(text, entry.text));
  const found = await pick();
  if (found !== undefined) return found;
  if (typeof text === 'string' && (await canSee(visitor, text))) {
    const now = (await visitor.look('listing')).entries.find((entry) => entry.text.includes(text));
    if (now !== undefined) return now;
  }
  throw failed(text === undefined ? 'no entries in the list' : `no entry "${String(text)}" in the list`);
}

/** Opens an entry; true when its own page or a dialog about it is shown. */
export async function openEntry(visitor: Visitor, entry: Entry): Promise<boolean> {
  const url = visitor.page.url();
  const isOpen = async () => {
    const { hasDialog } = await visitor.look('told');
    if (hasDialog || visitor.page.url() !== url) return true;
    const headings = await visitor.look('headings');
    const { entries } = await visitor.look('listing');
    return headings.includes(entry.title) && !entries.some(({ title }) => title === entry.title)
      ? true
      : undefined;
  };
  for (const target of await doorsOf(visitor, entry)) {
    await target().catch(() => undefined);
    await visitor.look('settle');
    if (await until(isOpen, 600)) return true;
  }
  return false;
}

type Door = () => Promise<void>;

async function doorsOf(visitor: Visitor, entry: Entry): Promise<Door[]> {
  const inner = await visitor.look('presses', entry.mark);
  const titled = inner.filter(
    ({ name, role }) => name.includes(entry.title) && (role === 'link' || role === 'button'),
  );
  const viewing = inner.filter(({ name }) =>
    /view|detail|open|read|more|show|see|ansehen|anzeigen|öffnen|mehr|lesen|ver\b|abrir|ler|leer|voir|ouvrir|lire/iu.test(
      name,
    ),
  );
  const links = inner.filter(({ role, name }) => role === 'link' && !WORDS.edit.test(name));
  const marks = [...new Set([...titled, ...viewing, ...links].map(({ mark }) => mark))].slice(0, 3);
  const whole = visitor.page.locator(`[data-eval="${entry.mark}"]`).first();
  const title = whole.getByText(entry.title, { exact: true }).first();
  return [
    ...marks.map((mark) => () => visitor.press(mark)),
    () => title.click({ timeout: TRY_MS }),
    () => whole.click({ timeout: TRY_MS, position: { x: 12, y: 12 } }),
  ];
}

/** A button of an entry: in it, in its menu, or on its own page. */
export async function entryButton(visitor: Visitor, entry: Entry, names: Names): Promise<Press | undefined> {
  const inner = await visitor.look('presses', entry.mark);
  const [direct] = ranked(names, inner, ({ name }) => name);
  if (direct !== undefined) return direct;
  const menu = inner.find(
    ({ name, role }) =>
      role === 'button' &&
      /more|actions|menu|options|aktionen|mehr|ações|opções|acciones|opciones|actions|…|⋯|^$/iu.test(name),
  );
  if (menu !== undefined) {
    await visitor.press(menu.mark);
    const option = await until(
      async () => ranked(names, await visitor.look('floatingOptions'), ({ name }) => name)[0],
      1000,
    );
    if (option !== undefined) return option;
    await visitor.page.keyboard.press('Escape');
  }
  if (!(await openEntry(visitor, entry))) return undefined;
  const [far] = ranked(
    names,
    (await visitor.look('presses')).filter(({ isFrame }) => !isFrame),
    ({ name }) => name,
  );
  return far;
}
