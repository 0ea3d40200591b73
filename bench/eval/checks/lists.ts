import type { Names } from '@loam/offline-model/cases';
import type { Entry } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches, say } from '../matching.ts';
import { fillField } from '../visitor/fill-field.ts';
import { findEntry, hasList, listHere, openEntry, searchField } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import { NONSENSE, WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';
import { labelsHere, openAddForm } from './sections.ts';

export const checkList: Checker<'list'> = async ({ visitor }, { in: section, atLeast }) => {
  await openSection(visitor, section, hasList);
  const { entries } = await listHere(visitor);
  if (entries.length < atLeast) {
    throw failed(
      `${say(section)} has ${entries.length} entries, at least ${atLeast} are wanted${sample(entries)}`,
    );
  }
};

const sample = (entries: readonly Entry[]): string =>
  entries.length === 0 ? '' : `; first: "${(entries[0]?.text ?? '').slice(0, 60)}"`;

export const checkFields: Checker<'fields'> = async ({ visitor }, { in: section, names }) => {
  await openSection(visitor, section, hasList);
  const missing = new Set(names);
  const strike = (texts: readonly string[]) => {
    for (const name of missing) if (texts.some((text) => matches(name, text))) missing.delete(name);
  };
  strike(await labelsHere(visitor));
  if (missing.size > 0 && (await openAddForm(visitor))) strike(await labelsHere(visitor));
  if (missing.size > 0) {
    await openSection(visitor, section, hasList);
    const [first] = (await listHere(visitor)).entries;
    if (first !== undefined && (await openEntry(visitor, first))) {
      strike([...(await labelsHere(visitor)), ...(await visitor.look('pageText')).split('\n')]);
    }
  }
  if (missing.size > 0)
    throw failed(`${say(section)}: not in list, form or detail: ${[...missing].map(say).join('; ')}`);
};

export const checkSearch: Checker<'search'> = async ({ visitor }, { in: section }) => {
  const canSearch = async () => (await searchField(visitor)) !== undefined && (await hasList(visitor));
  if (section === undefined) await visitor.home();
  else await openSection(visitor, section, canSearch);
  const before = await listHere(visitor);
  const field = await searchField(visitor);
  if (field === undefined) throw failed('no search field');
  if (before.entries.length < 2) throw failed('no list to search in');
  const { word, hits } = telling(before.entries);
  await fillField(visitor, field, word);
  await confirmSearch(visitor);
  const narrowed = await until(async () => {
    const { entries } = await visitor.look('listing', before.kind);
    const isRight =
      entries.length > 0 &&
      entries.length < before.entries.length &&
      entries.every(({ text }) => text.toLowerCase().includes(word));
    return isRight ? entries.length : undefined;
  });
  if (narrowed === undefined) {
    const { entries } = await visitor.look('listing', before.kind);
    throw failed(
      `searching "${word}" (in ${hits} of ${before.entries.length} entries) leaves ${entries.length}`,
    );
  }
  await assertNothingFound(visitor, before.kind);
};

/** A word of the first entry that the fewest others have. */
function telling(entries: readonly Entry[]): { word: string; hits: number } {
  const [first] = entries;
  const words = [...new Set(`${first?.title ?? ''} ${first?.text ?? ''}`.toLowerCase().match(/\p{L}{4,}/gu))];
  const titleWords: readonly string[] = first?.title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const counted = words
    .map((word) => ({ word, hits: entries.filter(({ text }) => text.toLowerCase().includes(word)).length }))
    .filter(({ hits }) => hits < entries.length);
  const inTitle = counted.filter(({ word }) => titleWords.includes(word));
  const best = (inTitle.length > 0 ? inTitle : counted).toSorted((left, right) => left.hits - right.hits)[0];
  if (best === undefined) throw failed(`no word tells the entries apart${sample(entries)}`);
  return best;
}

async function confirmSearch(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press('Enter');
  await visitor.look('settle');
}

async function assertNothingFound(visitor: Visitor, kind: string): Promise<void> {
  const field = await searchField(visitor);
  if (field === undefined) throw failed('the search field went away');
  const before = new Set((await visitor.look('pageText')).split('\n'));
  await fillField(visitor, field, NONSENSE);
  await confirmSearch(visitor);
  const fine = await until(async () => {
    const text = (await visitor.look('pageText'))
      .split('\n')
      .filter((line) => !before.has(line))
      .join('\n');
    const { entries } = await visitor.look('listing', kind);
    const rest = entries.filter((entry) => !WORDS.nothing.test(entry.text));
    return rest.length === 0 && WORDS.nothing.test(text) ? true : undefined;
  });
  if (fine) return;
  const { entries } = await visitor.look('listing', kind);
  throw failed(
    entries.length > 0
      ? `nonsense still shows ${entries.length} entries`
      : 'a search without result says nothing',
  );
}

export const checkDetail: Checker<'detail'> = async ({ visitor }, { from, shows }) => {
  await openSection(visitor, from, hasList);
  const entry = await findEntry(visitor);
  if (!(await openEntry(visitor, entry))) throw failed(`"${entry.title}" does not open`);
  const shown = await until(async () => {
    const text = await visitor.look('displayText');
    return missingIn(text, shows).length === 0 && text.includes(entry.title) ? true : undefined;
  }, 1000);
  if (shown) return;
  const text = await visitor.look('displayText');
  const missing = missingIn(text, shows).map(say);
  if (!text.includes(entry.title)) missing.unshift(`its title "${entry.title}"`);
  throw failed(`the page of "${entry.title}" does not show ${missing.join('; ')}`);
};

const missingIn = (text: string, names: readonly Names[]): Names[] =>
  names.filter((name) => !matches(name, text));
