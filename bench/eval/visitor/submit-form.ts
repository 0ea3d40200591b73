import type { Entry, Names } from '@loam/offline-model/cases';
import type { Field, Press, Told } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches, ranked, say } from '../matching.ts';
import { WORDS } from '../words.data.ts';
import { fillField } from './fill-field.ts';
import { fillByGuess } from './guess.ts';
import { until, type Visitor } from './visitor.ts';

export interface Submission {
  /** The button that opens the form or does the thing at once. */
  readonly form?: Names | undefined;
  readonly values: readonly Entry[];
  /** Fields that the case does not name are filled too, differently on each turn; `none` leaves them. */
  readonly turn?: number | 'none';
}

export interface Outcome {
  readonly verdict: 'accepted' | 'refused' | 'unclear';
  /** A message of success was shown. */
  readonly hasMessage: boolean;
  /** What appeared on the page. */
  readonly said: string;
}

interface Seen {
  readonly told: Told;
  readonly text: string;
  readonly url: string;
}

/** Opens the form if need be, fills it whole and sends it. */
export async function submitForm(visitor: Visitor, submission: Submission): Promise<Outcome> {
  const before = await see(visitor);
  const form = (await formHere(visitor, submission)) ?? (await openForm(visitor, submission));
  if (form === undefined) return outcome(visitor, before, []);
  await fillForm(visitor, submission);
  return send(visitor, submission);
}

/** Fields of the form that is meant, where it is on the page already. */
export async function formHere(visitor: Visitor, { form, values }: Submission): Promise<Field[] | undefined> {
  const { hasDialog } = await visitor.look('told');
  const fields = (await visitor.look('fields')).filter(
    ({ kind, isFrame }) => kind !== 'search' && (!isFrame || values.length > 0),
  );
  if (fields.length === 0) return undefined;
  if (hasDialog) return fields;
  const named = fields.filter(({ label }) => values.some(([name]) => matches(name, label)));
  const buttons = await visitor.look('presses');
  const sender =
    form === undefined ? undefined : buttons.find(({ name, isSubmit }) => isSubmit && matches(form, name));
  const chosen =
    mostNamed(named) ??
    (sender === undefined ? undefined : fields.find(({ form: mark }) => mark !== '')?.form);
  if (chosen === undefined || (values.length > 0 && named.length === 0)) return undefined;
  return fields.filter(({ form: mark }) => mark === chosen);
}

function mostNamed(named: readonly Field[]): string | undefined {
  const inForms = named.filter(({ form }) => form !== '');
  const counts = new Map<string, number>();
  for (const { form } of inForms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts].toSorted((left, right) => right[1] - left[1])[0]?.[0];
}

async function openForm(visitor: Visitor, submission: Submission): Promise<Field[] | undefined> {
  const buttons = (await visitor.look('presses')).filter(
    ({ isDisabled, name }) => !isDisabled && name !== '',
  );
  const named = ranked(submission.form ?? WORDS.add, buttons, ({ name }) => name);
  const candidates = [...named.filter(({ isFrame }) => !isFrame), ...named.filter(({ isFrame }) => isFrame)];
  if (candidates.length === 0) {
    throw failed(
      `no form with ${say(submission.values.map(([name]) => say(name)))} and no button ${say(submission.form ?? 'to add')}; buttons: ${some(buttons)}`,
    );
  }
  for (const candidate of candidates.slice(0, 3)) {
    await visitor.press(candidate.mark);
    const opened = await until(
      () => formHere(visitor, submission),
      submission.values.length > 0 ? 2500 : 400,
    );
    if (opened !== undefined) return opened;
    if (submission.values.length === 0) return undefined;
    // A list that was opened instead ("Newest first") would keep everything else from being pressed.
    await visitor.page.keyboard.press('Escape');
    await visitor.look('settle');
  }
  throw failed(
    `pressing ${candidates
      .slice(0, 3)
      .map(({ name }) => `"${name}"`)
      .join(', ')} opened no form with ${submission.values.map(([name]) => say(name)).join(', ')}`,
  );
}

const some = (buttons: readonly Press[]): string =>
  buttons
    .slice(0, 12)
    .map(({ name }) => name.slice(0, 25))
    .join(', ');

/** Named fields get their values; the others something plausible. */
export async function fillForm(visitor: Visitor, submission: Submission): Promise<void> {
  const { values, turn = 0 } = submission;
  const done = new Set<string>();
  for (const [name, value] of values) {
    const fields = (await formHere(visitor, submission)) ?? (await visitor.look('fields'));
    const [field] = ranked(
      name,
      fields.filter(({ mark }) => !done.has(mark)),
      ({ label }) => label,
    );
    if (field === undefined) {
      throw failed(`no field ${say(name)}; the form has: ${fields.map(({ label }) => label).join(', ')}`);
    }
    await fillField(visitor, field, value);
    done.add(field.mark);
  }
  if (turn === 'none') return;
  for (const field of (await formHere(visitor, submission)) ?? []) {
    if (done.has(field.mark) || !needsWords(field)) continue;
    await fillByGuess(visitor, field, turn).catch(() => undefined);
  }
}

/** What has a value already is left as the app proposes it; choices are made anew. */
function needsWords({ kind, value }: Field): boolean {
  if (kind === 'select' || kind === 'radio' || kind === 'checkbox') return true;
  return value === '' || kind === 'combobox' || kind === 'pick-date';
}

export async function send(visitor: Visitor, submission: Submission): Promise<Outcome> {
  const before = await see(visitor);
  const form = (await formHere(visitor, submission)) ?? [];
  const button = await senderOf(visitor, form, submission);
  if (button.isDisabled)
    return { verdict: 'refused', hasMessage: false, said: `the button "${button.name}" is disabled` };
  await visitor.press(button.mark);
  return outcome(visitor, before, form);
}

async function senderOf(visitor: Visitor, form: readonly Field[], submission: Submission): Promise<Press> {
  const [first] = form;
  const within = first !== undefined && first.form !== '' ? await visitor.look('presses', first.form) : [];
  const stage = (await visitor.look('presses')).filter(({ isFrame }) => !isFrame);
  const buttons = (within.some(isSender) ? within : stage).filter(({ name }) => !WORDS.cancel.test(name));
  const named =
    submission.form === undefined
      ? []
      : buttons.filter(({ name, isSubmit }) => isSubmit && matches(submission.form ?? '', name));
  const found =
    named[0] ??
    buttons.find(({ isSubmit }) => isSubmit) ??
    buttons.findLast(({ name, role }) => role === 'button' && WORDS.submit.test(name));
  if (found === undefined) throw failed(`no button sends the form; buttons: ${some(stage)}`);
  return found;
}

const isSender = ({ isSubmit, name }: Press): boolean => isSubmit || WORDS.submit.test(name);

async function see(visitor: Visitor): Promise<Seen> {
  return { told: await visitor.look('told'), text: await visitor.look('pageText'), url: visitor.page.url() };
}

async function outcome(visitor: Visitor, before: Seen, form: readonly Field[]): Promise<Outcome> {
  const decided = await until(async () => {
    const judged = judge(before, await see(visitor), await isStillThere(visitor, form));
    return judged.verdict === 'unclear' || (judged.verdict === 'accepted' && !judged.hasMessage)
      ? undefined
      : judged;
  }, 1300);
  return decided ?? judge(before, await see(visitor), await isStillThere(visitor, form));
}

/** Whether the form still holds what was typed. */
async function isStillThere(visitor: Visitor, form: readonly Field[]): Promise<boolean> {
  if (form.length === 0) return false;
  const now = new Map((await visitor.look('fields')).map((field) => [field.mark, field]));
  return (
    form.some(({ mark }) => now.has(mark)) &&
    form.filter(({ mark }) => now.has(mark)).length >= form.length / 2
  );
}

function judge(before: Seen, after: Seen, formIsThere: boolean): Outcome {
  const known = new Set([...before.text.split('\n'), ...before.told.announced].map((line) => line.trim()));
  const fresh = [...after.told.announced, ...after.text.split('\n')]
    .map((line) => line.trim())
    .filter((line) => line !== '' && !known.has(line));
  const said = [...new Set([...fresh, ...after.told.marked])].join(' · ').slice(0, 300);
  const hasMessage = fresh.some((line) => WORDS.success.test(line));
  const hasFailure = fresh.some((line) => WORDS.failure.test(line));
  if (after.told.marked.length > before.told.marked.length)
    return { verdict: 'refused', hasMessage: true, said };
  if (hasMessage && !(hasFailure && formIsThere)) return { verdict: 'accepted', hasMessage, said };
  if (hasFailure && formIsThere) return { verdict: 'refused', hasMessage: true, said };
  if (after.told.native.length > 0 && formIsThere) {
    return { verdict: 'refused', hasMessage: true, said: said || after.told.native.join(' · ') };
  }
  if (hasFailure) return { verdict: 'refused', hasMessage: true, said };
  const isGone = !formIsThere || after.url !== before.url || (before.told.hasDialog && !after.told.hasDialog);
  return { verdict: isGone ? 'accepted' : 'unclear', hasMessage, said };
}
