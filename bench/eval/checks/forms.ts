import { failed } from '../failure.ts';
import { matches, say } from '../matching.ts';
import { findEntry, hasList, openEntry } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import {
  fillForm,
  formHere,
  send,
  submitForm,
  type Outcome,
  type Submission,
} from '../visitor/submit-form.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';
import { offersForm } from './records.ts';

export const checkSubmitForm: Checker<'submit-form'> = async ({ visitor }, check) => {
  const { in: section, button, invalid, values, confirms } = check;
  await openSection(visitor, section, offersForm(visitor, button ?? WORDS.submit, values));
  const submission: Submission = { form: button ?? WORDS.submit, values };
  const bad: Submission =
    invalid === undefined ? { ...submission, turn: 'none' } : { ...submission, values: invalid };
  if ((await formHere(visitor, submission)) === undefined)
    throw failed(`${say(section)} has no form with ${values.map(([name]) => say(name)).join(', ')}`);
  if (invalid !== undefined) await fillForm(visitor, bad);
  const refusal = await send(visitor, submission);
  if (refusal.verdict !== 'refused')
    throw failed(
      `${invalid === undefined ? 'an empty form' : 'a wrong value'} was not refused: ${refusal.said || refusal.verdict}`,
    );
  await openSection(visitor, section, offersForm(visitor, button ?? WORDS.submit, values));
  const outcome = await submitForm(visitor, submission);
  if (outcome.verdict !== 'accepted')
    throw failed(`the form was not accepted: ${outcome.said || outcome.verdict}`);
  if (!outcome.hasMessage) throw failed('no confirmation is shown');
  if (confirms !== undefined && !matches(confirms, `${outcome.said} ${await visitor.look('pageText')}`)) {
    throw failed(`the confirmation does not say ${say(confirms)}: "${outcome.said}"`);
  }
};

const BOOK = /book|reserv|buch|agend|réserv|ticket|appointment|termin|sign ?up|join/iu;

export const checkBooking: Checker<'booking'> = async (
  { visitor },
  { in: section, button, values, twice },
) => {
  const submission: Submission = { form: button ?? BOOK, values };
  const first = await book(visitor, section, submission);
  if (first.verdict !== 'accepted')
    throw failed(`the booking was not accepted: ${first.said || first.verdict}`);
  const shown = await until(async () => {
    const text = `${await visitor.look('pageText')}\n${first.said}`;
    return WORDS.orderNumber.test(text) ? true : undefined;
  }, 800);
  if (!shown) throw failed(`no reference is shown: "${first.said}"`);
  if (twice === 'allowed') return;
  const second = await book(visitor, section, submission).catch((error: unknown) => refusedByOffer(error));
  if (second.verdict === 'accepted') throw failed(`the same booking was accepted twice: ${second.said}`);
};

function refusedByOffer(error: unknown): Outcome {
  const said = error instanceof Error ? error.message : String(error);
  if (/offers no|disabled/u.test(said)) return { verdict: 'refused', hasMessage: true, said };
  throw error;
}

type Section = Parameters<typeof openSection>[1];

async function book(visitor: Visitor, section: Section, submission: Submission): Promise<Outcome> {
  const canBook = offersForm(visitor, submission.form, submission.values);
  await openSection(visitor, section, async () => (await canBook()) || (await hasList(visitor)));
  if (!(await canBook())) {
    const entry = await findEntry(visitor);
    if (!(await openEntry(visitor, entry)))
      throw failed(`"${entry.title}" cannot be booked and does not open`);
  }
  let outcome = await submitForm(visitor, submission);
  // Some ask in steps: each further page is filled as it comes.
  for (let step = 0; step < 3 && outcome.verdict === 'accepted' && !outcome.hasMessage; step += 1) {
    const fields = (await visitor.look('fields')).filter(({ form, isFrame }) => form !== '' && !isFrame);
    if (fields.length === 0) break;
    await fillForm(visitor, { values: [], form: submission.form });
    outcome = await send(visitor, { values: [], form: submission.form });
  }
  return outcome;
}

export const checkProfile: Checker<'profile'> = async ({ visitor }, { in: section, values, shows }) => {
  await openSection(visitor, section);
  if ((await formHere(visitor, { values })) === undefined) {
    const edit = (await visitor.look('presses')).find(
      ({ name, isFrame }) => !isFrame && WORDS.edit.test(name),
    );
    if (edit !== undefined) await visitor.press(edit.mark);
  }
  if ((await until(() => formHere(visitor, { values }), 800)) === undefined)
    throw failed(`the profile has no field ${values.map(([name]) => say(name)).join(', ')}`);
  await fillForm(visitor, { values, turn: 'none' });
  const outcome = await send(visitor, { values });
  if (outcome.verdict === 'refused') throw failed(`the profile was not saved: ${outcome.said}`);
  await visitor.reload();
  await openSection(visitor, section);
  const isKept = await until(async () =>
    (await visitor.look('displayText')).includes(shows) ? true : undefined,
  );
  if (!isKept) throw failed(`"${shows}" is not in the profile after a reload`);
};

export const checkReport: Checker<'report'> = async ({ visitor }, { in: section }) => {
  await openSection(visitor, section);
  const find = async (words: RegExp) =>
    (await visitor.look('presses')).find(
      ({ name, isFrame, isDisabled }) => !isFrame && !isDisabled && words.test(name),
    );
  const generate = await find(WORDS.generate);
  if (generate !== undefined) await visitor.press(generate.mark);
  const out = await until(() => find(WORDS.print));
  if (out === undefined) throw failed('nothing prints, downloads or exports the report');
  const text = await visitor.look('pageText');
  if (!/\d/u.test(text)) throw failed('the report holds no figure');
  const download = visitor.page.waitForEvent('download', { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  await visitor.press(out.mark);
  const hasPrinted = await visitor.page.evaluate<boolean>('Boolean(window.loamPrinted)');
  if (!hasPrinted && !(await download)) throw failed(`"${out.name}" neither prints nor downloads`);
};
