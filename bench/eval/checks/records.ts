import type { Entry as Value, Names } from '@loam/offline-model/cases';
import { failed } from '../failure.ts';
import { matches, say, wordingsOf } from '../matching.ts';
import { fillField } from '../visitor/fill-field.ts';
import { canSee, entryButton, findEntry, hasList, listHere } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import { formHere, send, submitForm, fillForm, type Outcome } from '../visitor/submit-form.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';

/** The page holds the form, or a button that could open it. */
export const offersForm =
  (visitor: Visitor, button: Names | undefined, values: readonly Value[]) => async () => {
    if ((await formHere(visitor, { form: button, values })) !== undefined) return true;
    return (await visitor.look('presses')).some(
      ({ name, isFrame }) => !isFrame && matches(button ?? WORDS.add, name),
    );
  };

export const checkCreate: Checker<'create'> = async ({ visitor }, { in: section, button, values, shows }) => {
  await openSection(visitor, section, offersForm(visitor, button, values));
  const outcome = await submitForm(visitor, { form: button, values });
  assertAccepted(outcome);
  if (!outcome.hasMessage) throw failed('saved without a message of success');
  await assertSeen(visitor, { section, text: shows });
  await visitor.reload();
  await assertSeen(visitor, { section, text: shows, when: 'after a reload' });
};

function assertAccepted({ verdict, said }: Outcome): void {
  if (verdict === 'refused') throw failed(`the form was refused: ${said || 'without a word'}`);
  if (verdict === 'unclear') throw failed(`sending the form did nothing: ${said || 'no message, same form'}`);
}

interface Sight {
  readonly section: Names;
  readonly text: string;
  readonly when?: string;
}

/** Seen here, or in any section that the names could mean. */
async function assertSeen(visitor: Visitor, { section, text, when = '' }: Sight): Promise<void> {
  if (await canSee(visitor, text)) return;
  for (const wording of wordingsOf(section)) {
    await openSection(visitor, wording, hasList).catch(() => undefined);
    if (await canSee(visitor, text)) return;
  }
  throw failed(`"${text}" is not to be seen in ${say(section)} ${when}`.trim());
}

export const checkUnchanged: Checker<'unchanged'> = async ({ visitor }, { in: section, row }) => {
  await openSection(visitor, section, () => canSee(visitor, row));
  if (!(await canSee(visitor, row))) throw failed(`"${row}" from before is gone`);
};

export const checkEdit: Checker<'edit'> = async ({ visitor }, { in: section, row, values, shows }) => {
  await openSection(visitor, section, hasList);
  const entry = await findEntry(visitor, row);
  if (!(await changeInPlace(visitor, entry.mark, values))) {
    const button = await entryButton(visitor, entry, WORDS.edit);
    if (button === undefined) throw failed(`no way to edit "${entry.title}"`);
    await visitor.press(button.mark);
    const form = await until(() => formHere(visitor, { values }), 1000);
    if (form === undefined)
      throw failed(`"${button.name}" opens no form with ${values.map(([name]) => say(name)).join(', ')}`);
    await fillForm(visitor, { values, turn: 'none' });
    assertAccepted(await send(visitor, { values }));
  }
  await assertSeen(visitor, { section, text: shows });
  await visitor.reload();
  await assertSeen(visitor, { section, text: shows, when: 'after a reload' });
};

/** A choice that stands in the row itself, as a status often does. */
async function changeInPlace(visitor: Visitor, mark: string, values: readonly Value[]): Promise<boolean> {
  const [value] = values;
  if (value === undefined || values.length > 1) return false;
  const fields = await visitor.look('fields', mark);
  const field = fields.find(
    ({ kind, label }) => ['select', 'combobox'].includes(kind) && matches(value[0], label),
  );
  if (field === undefined) return false;
  await fillField(visitor, field, value[1]);
  await visitor.look('settle');
  return true;
}

export const checkRemove: Checker<'remove'> = async ({ visitor }, { in: section, row }) => {
  await openSection(visitor, section, hasList);
  const entry = await findEntry(visitor, row);
  const total = (await listHere(visitor)).entries.length;
  const same = (await listHere(visitor)).entries.filter(({ text }) => text === entry.text).length;
  const button = await entryButton(visitor, entry, WORDS.remove);
  if (button === undefined) throw failed(`no way to delete "${entry.title}"`);
  const questions = visitor.asked.length;
  await visitor.press(button.mark);
  await confirm(visitor, questions);
  const isGone = async () => {
    await openSection(visitor, section, () => Promise.resolve(true));
    const { entries } = await listHere(visitor);
    const left = entries.filter(({ text }) => text === entry.text).length;
    return left < same || entries.length < total ? true : undefined;
  };
  if (!(await isGone())) throw failed(`"${entry.title}" is still there after it was deleted`);
  await visitor.reload();
  if (!(await isGone())) throw failed(`"${entry.title}" is back after a reload`);
};

/** Answers the question; a thing that is done without one has failed. */
export async function confirm(visitor: Visitor, questionsBefore: number): Promise<void> {
  if (visitor.asked.length > questionsBefore) return;
  const hasDialog = await until(async () => ((await visitor.look('told')).hasDialog ? true : undefined), 900);
  if (!hasDialog) throw failed('nobody asked whether one is sure');
  const buttons = (await visitor.look('presses')).filter(({ name }) => !WORDS.cancel.test(name));
  const yes = buttons.findLast(({ name }) => WORDS.confirm.test(name)) ?? buttons.at(-1);
  if (yes === undefined) throw failed('the question has no button for yes');
  await visitor.press(yes.mark);
  await until(async () => ((await visitor.look('told')).hasDialog ? undefined : true), 900);
}

export const checkRule: Checker<'rule'> = async (
  { visitor },
  { rule, in: section, button, allowed, refused, message },
) => {
  for (const [turn, values] of allowed.entries()) {
    await openSection(visitor, section, offersForm(visitor, button, values));
    const outcome = await submitForm(visitor, { form: button, values, turn });
    if (outcome.verdict !== 'accepted')
      throw failed(`${rule}: what is allowed (${turn + 1}.) was not accepted: ${outcome.said}`);
  }
  await openSection(visitor, section, offersForm(visitor, button, refused));
  const before = await countIn(visitor);
  const outcome = await tryRefused(visitor, { button, refused, turn: 0 });
  if (outcome.verdict === 'accepted') throw failed(`${rule}: it was accepted: ${outcome.said}`);
  if (!outcome.hasMessage && outcome.verdict !== 'refused')
    throw failed(`${rule}: nothing tells why it is refused`);
  if (message !== undefined && !matches(message, outcome.said))
    throw failed(`${rule}: it says "${outcome.said}"`);
  await openSection(visitor, section, offersForm(visitor, button, refused));
  const after = await countIn(visitor);
  if (after > before) throw failed(`${rule}: an entry was added all the same`);
};

const countIn = async (visitor: Visitor): Promise<number> => (await listHere(visitor)).entries.length;

interface Attempt {
  readonly button: Names | undefined;
  readonly refused: readonly Value[];
  readonly turn: number;
}

/** What is not even offered any more (an option that is gone, a button that is disabled) is refused as well. */
async function tryRefused(visitor: Visitor, { button, refused, turn }: Attempt): Promise<Outcome> {
  try {
    return await submitForm(visitor, { form: button, values: refused, turn });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/offers no/u.test(reason)) return { verdict: 'refused', hasMessage: true, said: reason };
    throw error;
  }
}
