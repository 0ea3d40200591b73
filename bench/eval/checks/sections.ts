import { failed } from '../failure.ts';
import { matches, ranked, say } from '../matching.ts';
import { assertPage, openSection } from '../visitor/open-section.ts';
import { passWall } from '../visitor/accounts.ts';
import { formHere } from '../visitor/submit-form.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';

export const checkSection: Checker<'section'> = async ({ visitor }, { name, shows = [] }) => {
  const suits = async () => {
    const text = await visitor.look('pageText');
    return shows.every((wanted) => matches(wanted, text));
  };
  await openSection(visitor, name, shows.length > 0 ? suits : undefined);
  await assertPage(visitor, say(name));
  const text = await visitor.look('pageText');
  for (const wanted of shows) {
    if (!matches(wanted, text)) throw failed(`the page ${say(name)} does not show ${say(wanted)}`);
  }
};

export const checkText: Checker<'text'> = async ({ visitor }, { text, on }) => {
  const isShown = async () => ((await visitor.look('displayText')).includes(text) ? true : undefined);
  if (on === undefined) await visitor.home();
  else await openSection(visitor, on, async () => (await until(isShown, 500)) === true);
  await passWall(visitor);
  if (await until(isShown, 800)) return;
  throw failed(`"${text}" is not to be read ${on === undefined ? 'on the start page' : `on ${say(on)}`}`);
};

export const checkAbsent: Checker<'absent'> = async ({ visitor }, { what, name, in: section }) => {
  if (section === undefined) {
    await visitor.home();
    await passWall(visitor);
  } else await openSection(visitor, section);
  const found = await findAbsent(visitor, what, name);
  if (found !== undefined) throw failed(`${what} ${say(name)} is still there: "${found.slice(0, 60)}"`);
};

type AbsentCheck = Parameters<typeof checkAbsent>[1];

async function findAbsent(
  visitor: Visitor,
  what: AbsentCheck['what'],
  name: AbsentCheck['name'],
): Promise<string | undefined> {
  switch (what) {
    case 'section':
      return (await visitor.look('ways')).map((way) => way.name).find((text) => matches(name, text));
    case 'text':
      return (await visitor.look('pageText')).split('\n').find((text) => matches(name, text));
    case 'button':
      return (await visitor.look('presses')).map((press) => press.name).find((text) => matches(name, text));
    case 'field': {
      const heads = await labelsHere(visitor);
      await openAddForm(visitor);
      return [...heads, ...(await labelsHere(visitor))].find((text) => matches(name, text));
    }
  }
}

/** Headings of columns, labels of fields and the names of facts. */
export async function labelsHere(visitor: Visitor): Promise<string[]> {
  const fields = (await visitor.look('fields')).map(({ label }) => label);
  const texts = await visitor.page.locator('th, dt, legend').allInnerTexts();
  const { entries } = await visitor.look('listing');
  return [...fields, ...texts, ...Object.keys(entries[0]?.cells ?? {})];
}

/** Opens the form for a new entry where there is one; says whether. */
export async function openAddForm(visitor: Visitor): Promise<boolean> {
  const { hasDialog } = await visitor.look('told');
  if (hasDialog) return true;
  const buttons = (await visitor.look('presses')).filter(
    ({ isFrame, isDisabled }) => !isFrame && !isDisabled,
  );
  const openers = ranked(WORDS.add, buttons, ({ name }) => name).filter(({ isSubmit }) => !isSubmit);
  for (const opener of openers.slice(0, 2)) {
    await visitor.press(opener.mark).catch(() => undefined);
    const opened = await until(async () => {
      const fields = (await visitor.look('fields')).filter(
        ({ form, kind }) => form !== '' && kind !== 'search',
      );
      const { hasDialog: isOpen } = await visitor.look('told');
      return fields.length > 0 || isOpen ? true : undefined;
    }, 800);
    if (opened) return true;
  }
  return (await formHere(visitor, { values: [] })) !== undefined;
}
