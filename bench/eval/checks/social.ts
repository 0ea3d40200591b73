import { failed } from '../failure.ts';
import { ranked, say } from '../matching.ts';
import { fillField } from '../visitor/fill-field.ts';
import { findEntry, hasList, listHere, openEntry } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import { submitForm } from '../visitor/submit-form.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';

export const checkCounter: Checker<'counter'> = async (
  { visitor },
  { in: section, button, onDetail = false },
) => {
  const find = async () =>
    ranked(
      button,
      (await visitor.look('presses')).filter(({ isFrame, isDisabled }) => !isFrame && !isDisabled),
      ({ name }) => name,
    )[0];
  const hasButton = async () => (await find()) !== undefined;
  if (section === undefined) await visitor.home();
  else await openSection(visitor, section, onDetail ? hasList : hasButton);
  if (onDetail || !(await hasButton())) await openEntry(visitor, await findEntry(visitor));
  const press = await until(find, 800);
  if (press === undefined) throw failed(`no button ${say(button)}`);
  const before = await visitor.look('fingerprint');
  await visitor.press(press.mark);
  const after = await until(async () => {
    const now = await visitor.look('fingerprint');
    return now === before ? undefined : now;
  });
  if (after === undefined) throw failed(`pressing "${press.name}" changes nothing`);
  await visitor.reload();
  const isKept = await until(
    async () => ((await visitor.look('fingerprint')) === after ? true : undefined),
    1000,
  );
  const isReset = (await visitor.look('fingerprint')) === before;
  if (!isKept && isReset) throw failed(`what "${press.name}" changed is lost after a reload`);
};

export const checkTick: Checker<'tick'> = async ({ visitor }, { in: section }) => {
  const boxes = async () => {
    const { entries } = await visitor.look('listing');
    const inside = await Promise.all(entries.slice(0, 30).map(({ mark }) => visitor.look('fields', mark)));
    return inside.flat().filter(({ kind }) => kind === 'checkbox');
  };
  await openSection(visitor, section, async () => (await hasList(visitor)) && (await boxes()).length > 0);
  await listHere(visitor);
  const before = await boxes();
  const box = before.find(({ value }) => value !== 'true');
  if (box === undefined) throw failed('no entry has a box that could be ticked');
  const ticked = (all: typeof before) => all.filter(({ value }) => value === 'true').length;
  await visitor.press(box.mark);
  const isMore = await until(async () => {
    const now = await boxes();
    return ticked(now) > ticked(before) || now.length < before.length ? now : undefined;
  });
  if (isMore === undefined) throw failed(`ticking "${box.label}" changes nothing`);
  await visitor.reload();
  await listHere(visitor);
  const kept = await boxes();
  if (ticked(kept) !== ticked(isMore) || kept.length !== isMore.length)
    throw failed(`"${box.label}" is no longer ticked after a reload`);
};

export const checkComment: Checker<'comment'> = async ({ visitor }, { from, text, stars = false }) => {
  const open = async () => {
    await openSection(visitor, from, hasList);
    const entry = await findEntry(visitor);
    if (!(await openEntry(visitor, entry))) throw failed(`"${entry.title}" does not open`);
  };
  await open();
  if (stars) await giveStars(visitor);
  const opener =
    /comment|review|reply|answer|rate|kommentar|bewert|antwort|coment|avali|respond|opini|reseña|avis|répond/iu;
  const outcome = await submitForm(visitor, { form: opener, values: [[WORDS.message, text]] });
  if (outcome.verdict === 'refused') throw failed(`it was refused: ${outcome.said}`);
  const isShown = () =>
    until(async () => ((await visitor.look('pageText')).includes(text) ? true : undefined), 1200);
  if (!(await isShown())) throw failed(`"${text}" does not appear below the entry`);
  await visitor.reload();
  if (await isShown()) return;
  await open();
  if (!(await isShown())) throw failed(`"${text}" is gone after a reload`);
};

/** Stars are radio buttons, plain buttons, or a choice that the form fills itself. */
async function giveStars(visitor: Visitor): Promise<void> {
  const giver = await until(() => starsHere(visitor));
  if (giver === undefined) throw failed('nothing to give stars with');
  if (giver !== 'form') await visitor.press(giver.mark);
}

const STAR = /^(rate )?[45]( out of 5)?( of 5)? ?(stars?|sterne?|estrelas?|estrellas?|étoiles?)?$/iu;
const STARS_FIELD = /star|rating|rate|stern|bewertung|estrela|nota|estrella|valoraci|étoile|note/iu;
const STARS_FORM = /review|rate|bewert|avali|opini|reseña|avis/iu;

async function starsHere(visitor: Visitor): Promise<{ readonly mark: string } | 'form' | undefined> {
  const presses = (await visitor.look('presses')).filter(({ isFrame }) => !isFrame);
  const star = presses.findLast(({ name }) => STAR.test(name));
  if (star !== undefined) return star;
  const fields = await visitor.look('fields');
  const isInForm =
    fields.some(({ label, options }) => STARS_FIELD.test(`${label} ${options.join(' ')}`)) ||
    presses.some(({ name }) => STARS_FORM.test(name));
  return isInForm ? 'form' : undefined;
}

export const checkMessage: Checker<'message'> = async ({ visitor }, { in: section, text, capability }) => {
  await openSection(
    visitor,
    section,
    async () => (await messageField(visitor)) !== undefined || (await hasList(visitor)),
  );
  await openThread(visitor);
  const field = await messageField(visitor);
  if (field === undefined) throw failed('no field to write a message in');
  const before = (await visitor.look('pageText')).split('\n').length;
  await fillField(visitor, field, text);
  const button = (await visitor.look('presses')).findLast(
    ({ name, isFrame, isDisabled }) => !isFrame && !isDisabled && WORDS.send.test(name),
  );
  if (button === undefined) await visitor.page.keyboard.press('Enter');
  else await visitor.press(button.mark);
  const isShown = () =>
    until(async () => ((await visitor.look('pageText')).includes(text) ? true : undefined), 1500);
  if (!(await isShown())) throw failed(`"${text}" does not appear in the conversation`);
  if (capability === 'chatbot') {
    const isAnswered = await until(
      async () => ((await visitor.look('pageText')).split('\n').length > before + 1 ? true : undefined),
      3000,
    );
    if (!isAnswered) throw failed('nobody answers');
    return;
  }
  await visitor.reload();
  if (await isShown()) return;
  await openSection(visitor, section, () => Promise.resolve(true));
  await openThread(visitor);
  if (!(await isShown())) throw failed(`"${text}" is gone after a reload`);
};

async function openThread(visitor: Visitor): Promise<void> {
  if ((await messageField(visitor)) !== undefined) return;
  const [first] = (await listHere(visitor)).entries;
  if (first !== undefined) await openEntry(visitor, first);
  await until(() => messageField(visitor), 800);
}

async function messageField(visitor: Visitor) {
  const fields = (await visitor.look('fields')).filter(({ kind, isFrame }) => kind === 'text' && !isFrame);
  return (
    fields.findLast(({ label }) => WORDS.message.test(label) && !WORDS.search.test(label)) ??
    fields.findLast(({ isLong }) => isLong)
  );
}
