import type { Names } from '@loam/offline-model/cases';
import type { Way } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches, ranked, say } from '../matching.ts';
import { WORDS } from '../words.data.ts';
import { passWall } from './accounts.ts';
import { until, type Visitor } from './visitor.ts';

/** True when the page that was opened is the right one for what is wanted there. */
export type Suits = (visitor: Visitor) => Promise<boolean>;

const anyPage: Suits = () => Promise.resolve(true);

/**
 * Goes to a section by the navigation, or by a link or a button of the start page. Where several ways have the name,
 * the first one whose page suits is kept; the first of all otherwise.
 */
export async function openSection(visitor: Visitor, names: Names, suits: Suits = anyPage): Promise<void> {
  await visitor.home();
  await passWall(visitor);
  const ways = ranked(names, distinct(await visitor.look('ways')), ({ name }) => name);
  const homeFits = await isHere(visitor, names);
  for (const way of ways.slice(0, 4)) {
    await goAlong(visitor, way);
    if (await until(async () => (await suits(visitor)) || undefined, 400)) return;
  }
  if (homeFits && (await atHome(visitor, suits))) return;
  if (await byPage(visitor, names, suits)) return;
  const [first] = ways;
  if (first !== undefined) return goAlong(visitor, first);
  if (homeFits) return visitor.home();
  await visitor.home();
  const known = distinct(await visitor.look('ways')).map(({ name }) => name);
  throw failed(`no way to ${say(names)}; the navigation has: ${known.join(', ') || 'nothing'}`);
}

function distinct(ways: readonly Way[]): Way[] {
  const seen = new Set<string>();
  return ways.filter(({ href, name }) => {
    const key = `${href}|${name}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** By pressing it, as a person would; an address that this does not lead to is visited. */
async function goAlong(visitor: Visitor, way: Way): Promise<void> {
  const here = (await visitor.look('ways')).find(({ name, href }) => name === way.name && href === way.href);
  if (here !== undefined) await follow(visitor, here.mark).catch(() => undefined);
  const isThere =
    way.href === '' ? here !== undefined : visitor.page.url().split('#')[0] === way.href.split('#')[0];
  if (!isThere && way.href !== '') await visitor.visit(way.href);
  else if (!isThere) await visitor.home();
  // Pages may be loaded on demand.
  await until(async () => ((await visitor.look('headings')).length > 0 ? true : undefined), 2000);
  await passWall(visitor);
}

/**
 * A page that is loaded on demand comes after its address: until then the one before it is still to be seen. It is told
 * by its headings: the rest of a page may change by itself, as a chart does that is drawn late on a busy machine.
 */
async function follow(visitor: Visitor, mark: string): Promise<void> {
  const page = () => visitor.page.url().split('#')[0];
  const headings = async () => (await visitor.look('headings')).join('\n');
  const before = { page: page(), headings: await headings() };
  await visitor.press(mark);
  if (page() === before.page) return;
  await until(async () => ((await headings()) === before.headings ? undefined : true), 5000);
  await visitor.look('settle');
}

async function isHere(visitor: Visitor, names: Names): Promise<boolean> {
  const headings = await visitor.look('headings');
  const isHomeWanted = ['Home', 'Start', 'Startseite', 'Início', 'Inicio', 'Accueil'].some((home) =>
    matches(names, home),
  );
  return isHomeWanted || headings.some((heading) => matches(names, heading));
}

async function atHome(visitor: Visitor, suits: Suits): Promise<boolean> {
  await visitor.home();
  await passWall(visitor);
  return suits(visitor);
}

/** Links and buttons in the page itself, and what stands behind the account's menu. */
async function byPage(visitor: Visitor, names: Names, suits: Suits): Promise<boolean> {
  await visitor.home();
  const [link] = ranked(names, await visitor.look('presses'), ({ name }) => name);
  if (link !== undefined && link.name.length < 60) {
    await follow(visitor, link.mark);
    await passWall(visitor);
    if (await suits(visitor)) return true;
  }
  await visitor.home();
  const menus = (await visitor.look('presses')).filter(
    ({ name, isFrame }) => isFrame && WORDS.account.test(name),
  );
  for (const menu of menus.slice(0, 2)) {
    await visitor.press(menu.mark).catch(() => undefined);
    const option = await until(
      async () => ranked(names, await visitor.look('floatingOptions'), ({ name }) => name)[0],
      800,
    );
    if (option === undefined) continue;
    await visitor.press(option.mark);
    return true;
  }
  return false;
}

/** The page shows a heading and something below it, and does not say that it is missing. */
export async function assertPage(visitor: Visitor, what: string): Promise<void> {
  const shown = await until(async () => {
    const headings = await visitor.look('headings');
    return headings.length > 0 ? headings : undefined;
  });
  if (shown === undefined) throw failed(`${what}: no heading on the page`);
  const text = await visitor.look('pageText');
  if (
    /\b404\b|page not found|seite nicht gefunden|página não encontrada|página no encontrada|page introuvable/iu.test(
      text,
    )
  ) {
    throw failed(`${what}: the page says that it does not exist`);
  }
  if (text.replaceAll(/\s+/gu, ' ').length < 60)
    throw failed(`${what}: the page is nearly empty: "${text.trim()}"`);
}
