import type { Step } from '@loam/offline-model/cases';
import { failed } from '../failure.ts';
import { matches, ranked, say } from '../matching.ts';
import { passWall } from '../visitor/accounts.ts';
import { fillField } from '../visitor/fill-field.ts';
import { findEntry, listHere, openEntry } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import { submitForm } from '../visitor/submit-form.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import type { Checker } from './context.ts';
import { confirm } from './records.ts';

export const checkSteps: Checker<'steps'> = async ({ visitor }, { steps }) => {
  await visitor.home();
  for (const [index, step] of steps.entries()) {
    try {
      await take(visitor, step);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw failed(`step ${index + 1} (${step.do}): ${reason.replace('check_failed: ', '')}`);
    }
  }
};

type Action<Name extends Step['do']> = (
  visitor: Visitor,
  step: Extract<Step, { readonly do: Name }>,
) => Promise<unknown>;

/** One way to take each step; a missing one is a type error. */
const ACTIONS: { readonly [Name in Step['do']]: Action<Name> } = {
  open: (visitor, { section }) => openSection(visitor, section),
  home: (visitor) => visitor.home().then(() => passWall(visitor)),
  reload: (visitor) => visitor.reload(),
  click: (visitor, { name, nth = 0 }) => click(visitor, name, nth),
  'open-item': (visitor, { name }) => openItem(visitor, name),
  fill,
  submit,
  press: pressKeys,
  // A question of the browser itself was answered when it came.
  confirm: (visitor) => confirm(visitor, visitor.asked.length).catch(() => undefined),
  wait: (_, { seconds }) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
  see: (visitor, { text }) => seeText(visitor, (line) => matches(text, line), say(text)),
  'see-exactly': (visitor, { text }) => seeText(visitor, (line) => line.includes(text), `"${text}"`),
  'not-see': (visitor, { text }) => notSee(visitor, text),
  'see-field': (visitor, { name }) =>
    seeOne(name, async () => (await visitor.look('fields')).map(({ label }) => label), 'field'),
  'see-button': (visitor, { name, disabled }) =>
    seeOne(
      name,
      async () =>
        (await visitor.look('presses'))
          .filter(({ isDisabled }) => isDisabled === (disabled ?? isDisabled))
          .map((press) => press.name),
      'button',
    ),
  'see-rows': seeRows,
  'see-title': async (visitor, { text }) => {
    const title = await visitor.page.title();
    if (title !== text) throw failed(`the title is "${title}"`);
  },
};

type ByName = { readonly [Name in Step['do']]: Extract<Step, { readonly do: Name }> };

async function take<Name extends Step['do']>(visitor: Visitor, step: ByName[Name]): Promise<void> {
  await ACTIONS[step.do](visitor, step);
}

async function pressKeys(
  visitor: Visitor,
  { key, times = 1 }: Extract<Step, { do: 'press' }>,
): Promise<void> {
  for (let time = 0; time < times; time += 1) await visitor.page.keyboard.press(key);
  await visitor.look('settle');
}

async function seeText(visitor: Visitor, isIt: (text: string) => boolean, what: string): Promise<void> {
  const isSeen = await until(async () => {
    const { announced } = await visitor.look('told');
    const names = (await visitor.look('presses')).map(({ name }) => name);
    return [await visitor.look('displayText'), ...announced, ...names].some(isIt) ? true : undefined;
  }, 1800);
  if (!isSeen) throw failed(`${what} is not to be read at ${new URL(visitor.page.url()).pathname}`);
}

async function notSee(visitor: Visitor, text: Extract<Step, { do: 'not-see' }>['text']): Promise<void> {
  const isGone = await until(async () => (matches(text, await visitor.look('pageText')) ? undefined : true));
  if (!isGone) throw failed(`${say(text)} is to be read`);
}

async function seeOne(
  name: Extract<Step, { do: 'see-field' }>['name'],
  list: () => Promise<string[]>,
  what: string,
): Promise<void> {
  const isSeen = await until(async () =>
    (await list()).some((text) => matches(name, text)) ? true : undefined,
  );
  if (!isSeen) throw failed(`no ${what} ${say(name)}; there are: ${(await list()).slice(0, 12).join(', ')}`);
}

async function seeRows(
  visitor: Visitor,
  { atLeast = 0, atMost = Infinity }: Extract<Step, { do: 'see-rows' }>,
): Promise<void> {
  const { entries } = await listHere(visitor);
  if (entries.length < atLeast || entries.length > atMost) throw failed(`${entries.length} entries`);
}

async function click(
  visitor: Visitor,
  name: Extract<Step, { do: 'click' }>['name'],
  nth: number,
): Promise<void> {
  const found = await until(async () => {
    const presses = [...(await visitor.look('floatingOptions')), ...(await visitor.look('presses'))].filter(
      ({ isDisabled }) => !isDisabled,
    );
    const inPage = [
      ...presses.filter(({ isFrame }) => !isFrame),
      ...presses.filter(({ isFrame }) => isFrame),
    ];
    return ranked(name, inPage, (press) => press.name)[nth];
  });
  if (found !== undefined) return visitor.press(found.mark);
  const box = (await visitor.look('fields')).find(
    ({ kind, label }) => kind === 'checkbox' && matches(name, label),
  );
  if (box !== undefined) return visitor.press(box.mark);
  const names = (await visitor.look('presses')).map((press) => press.name);
  throw failed(`nothing to press is called ${say(name)}; there are: ${names.slice(0, 14).join(', ')}`);
}

async function openItem(visitor: Visitor, name: Extract<Step, { do: 'open-item' }>['name']): Promise<void> {
  const entry = await findEntry(visitor, name);
  if (!(await openEntry(visitor, entry))) throw failed(`"${entry.title}" does not open`);
}

async function fill(visitor: Visitor, { field: name, value }: Extract<Step, { do: 'fill' }>): Promise<void> {
  const field = await until(async () => ranked(name, await visitor.look('fields'), ({ label }) => label)[0]);
  if (field === undefined) throw failed(`no field ${say(name)}`);
  await fillField(visitor, field, value);
  await visitor.look('settle');
}

async function submit(visitor: Visitor, { form, values }: Extract<Step, { do: 'submit' }>): Promise<void> {
  const { verdict, said } = await submitForm(visitor, { form, values });
  if (verdict === 'refused') throw failed(`it was refused: ${said}`);
}
