import type { ColourPlace } from '@loam/offline-model/cases';
import { colourDistance, readHex, toHex } from '../colour-distance.ts';
import type { Colours, Painted } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches, say } from '../matching.ts';
import { passWall } from '../visitor/accounts.ts';
import { openSection } from '../visitor/open-section.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';

/** A page has exactly its colour; elsewhere states and shades come close. */
const NEAR: Readonly<Record<ColourPlace, number>> = {
  page: 3,
  header: 6,
  button: 6,
  'active-nav': 8,
  heading: 8,
  accent: 8,
};
const AA = 4.5;

export const checkColour: Checker<'colour'> = async ({ visitor }, { where, is, pages = [] }) => {
  const wanted = (typeof is === 'string' ? [is] : is).map(readHex);
  const isNear = ({ colour }: Painted) => wanted.some((one) => colourDistance(one, colour) <= NEAR[where]);
  await visitor.home();
  await passWall(visitor);
  const atHome = await visitor.look('colours');
  const homeHits = placesOf(atHome, where).filter(isNear);
  const mayBeElsewhere = where === 'button' || where === 'accent' || where === 'active-nav';
  const hits =
    homeHits.length > 0 || !mayBeElsewhere ? homeHits : await lookElsewhere(visitor, where, isNear);
  if (hits.length === 0)
    throw failed(`${where} is ${describe(placesOf(atHome, where))}, wanted ${String(is)}`);
  assertReadable(hits, atHome.faint);
  for (const page of pages) {
    await openSection(visitor, page);
    const there = await visitor.look('colours');
    if (placesOf(there, where).length > 0 && !placesOf(there, where).some(isNear))
      throw failed(`on ${say(page)} ${where} is ${describe(placesOf(there, where))}, wanted ${String(is)}`);
    assertReadable([], there.faint);
  }
};

function placesOf(colours: Colours, where: ColourPlace): readonly Painted[] {
  return where === 'active-nav' ? colours.activeNav : colours[where];
}

async function lookElsewhere(
  visitor: Visitor,
  where: ColourPlace,
  isNear: (painted: Painted) => boolean,
): Promise<Painted[]> {
  const addresses = [
    ...new Set((await visitor.look('ways')).map(({ href }) => href).filter((href) => href !== '')),
  ];
  for (const address of addresses.slice(0, 4)) {
    await visitor.visit(address);
    const hits = placesOf(await visitor.look('colours'), where).filter(isNear);
    if (hits.length > 0) return hits;
  }
  return [];
}

function describe(painted: readonly Painted[]): string {
  const seen = [...new Set(painted.map(({ colour }) => toHex(colour)))];
  return seen.slice(0, 6).join(', ') || 'nowhere';
}

function assertReadable(hits: readonly Painted[], faint: readonly string[]): void {
  const poor = hits.find(({ contrast }) => contrast !== undefined && contrast < AA - 0.05);
  const isLarge = poor !== undefined && poor.what.startsWith('<main>');
  if (poor !== undefined && !isLarge)
    throw failed(`text on ${poor.what} has a contrast of ${poor.contrast?.toFixed(2) ?? '?'}`);
  if (faint.length > 0) throw failed(`too little contrast: ${faint.slice(0, 4).join(', ')}`);
}

export const checkDarkMode: Checker<'dark-mode'> = async ({ visitor }) => {
  await visitor.home();
  await passWall(visitor);
  const before = await lightness(visitor);
  const buttons = (await visitor.look('presses')).filter(({ name }) => WORDS.dark.test(name));
  const switches = (await visitor.look('fields')).filter(
    ({ kind, label }) => kind === 'checkbox' && WORDS.dark.test(label),
  );
  const [target] = [...switches, ...buttons].map(({ mark }) => mark);
  if (target === undefined) throw failed('no switch between light and dark');
  await visitor.press(target);
  const options = await visitor.look('floatingOptions');
  const opposite = options.find(({ name }) =>
    (before > 0.5 ? /dark|dunkel|escuro|oscuro|sombre/iu : /light|hell|claro|clair/iu).test(name),
  );
  if (opposite !== undefined) await visitor.press(opposite.mark);
  const hasTurned = async () => (Math.abs((await lightness(visitor)) - before) > 0.35 ? true : undefined);
  if (!(await until(hasTurned)))
    throw failed(`the switch leaves the page as ${before > 0.5 ? 'light' : 'dark'} as it was`);
  await visitor.reload();
  if (!(await until(hasTurned))) throw failed('a reload forgets the choice');
  // Later checks find the page as it was.
  const back = [...(await visitor.look('fields')), ...(await visitor.look('presses'))].find((one) =>
    WORDS.dark.test('label' in one ? one.label : one.name),
  );
  if (back !== undefined && opposite === undefined) await visitor.press(back.mark);
};

async function lightness(visitor: Visitor): Promise<number> {
  const [page] = (await visitor.look('colours')).page;
  const [red, green, blue] = page?.colour ?? [255, 255, 255];
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export const checkLanguage: Checker<'language'> = async ({ visitor }, { is, words }) => {
  await visitor.home();
  const declared = await visitor.page.evaluate<string>('document.documentElement.lang');
  if (!declared.toLowerCase().startsWith(is))
    throw failed(`the page declares the language "${declared}", wanted ${is}`);
  await passWall(visitor);
  const missing = new Set(words);
  const addresses = [
    ...new Set((await visitor.look('ways')).map(({ href }) => href).filter((href) => href !== '')),
  ];
  for (const address of ['', ...addresses.slice(0, 4)]) {
    if (address !== '') await visitor.visit(address);
    const text = await visitor.look('pageText');
    const names = [...(await visitor.look('presses')), ...(await visitor.look('ways'))].map(
      ({ name }) => name,
    );
    const labels = (await visitor.look('fields')).map(({ label }) => label);
    for (const word of missing)
      if ([text, ...names, ...labels].some((one) => matches(word, one))) missing.delete(word);
    if (missing.size === 0) return;
  }
  throw failed(`not to be read: ${[...missing].map(say).join('; ')}`);
};
