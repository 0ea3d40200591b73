import type { Input } from '@loam/offline-model/cases';
import type { Field, FieldKind } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { ranked, say, wordingsOf } from '../matching.ts';
import { until, type Visitor } from './visitor.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Target = ReturnType<Visitor['page']['locator']>;

interface Filling {
  readonly visitor: Visitor;
  readonly field: Field;
  readonly target: Target;
}

type Filler = (filling: Filling, input: Input) => Promise<unknown>;

const write: Filler = ({ target }, input) => target.fill(textOf(input));

const FILLERS: Readonly<Record<FieldKind, Filler>> = {
  select: ({ field, target }, input) => target.selectOption({ label: optionOf(field, field.options, input) }),
  combobox: ({ visitor, field }, input) =>
    chooseFromCombobox(visitor, field, (options) => optionOf(field, options, input)),
  radio: ({ visitor, field }, input) => chooseRadio(visitor, field, input),
  checkbox: ({ visitor, field }, input) => tick(visitor, field, input),
  file: ({ target }) => target.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: PICTURE }),
  'pick-date': ({ visitor, field }, input) => pickDate(visitor, field, dateOf(input)),
  date: ({ target }, input) => target.fill(dateText(input)),
  datetime: ({ target }, input) => target.fill(withTime(dateText(input))),
  month: ({ target }, input) => target.fill(dateText(input).slice(0, 7)),
  text: write,
  number: write,
  time: write,
  email: write,
  password: write,
  url: write,
  tel: write,
  search: write,
  color: write,
  range: write,
};

/** Puts this into the field, in the way of its kind. */
export async function fillField(visitor: Visitor, field: Field, input: Input): Promise<void> {
  const target = visitor.page.locator(`[data-eval="${field.mark}"]`).first();
  await FILLERS[field.kind]({ visitor, field, target }, input);
}

function textOf(input: Input): string {
  if (typeof input === 'string') return input;
  if ('inDays' in input) return isoDate(input.inDays);
  if ('option' in input) return wordingsOf(input.option).find((wording) => typeof wording === 'string') ?? '';
  return String(input.checked);
}

const dateText = (input: Input): string => {
  const text = textOf(input);
  return text === '' || /^\d{4}-\d{2}-\d{2}/u.test(text) ? text : isoDate(1);
};

const withTime = (text: string): string => (text === '' || text.includes('T') ? text : `${text}T10:00`);

const dateOf = (input: Input): Date => new Date(`${dateText(input) || isoDate(1)}T12:00:00`);

const isoDate = (inDays: number): string => isoOf(new Date(Date.now() + inDays * 86_400_000));

function isoOf(day: Date): string {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function optionOf(field: Field, options: readonly string[], input: Input): string {
  const wanted = typeof input === 'object' && 'option' in input ? input.option : textOf(input);
  if (wanted === '') {
    const empty = options.find(
      (option) => option === '' || /^[-–—]|choose|select|wähl|selec|escolh|elig|chois/iu.test(option),
    );
    return empty ?? failOption(field, 'an empty option', options);
  }
  const [found] = ranked(wanted, options, (option) => option);
  return found ?? failOption(field, say(wanted), options);
}

function failOption(field: Field, wanted: string, options: readonly string[]): never {
  throw failed(
    `"${field.label}" offers no ${wanted}; it has: ${options.slice(0, 12).join(', ') || 'nothing'}`,
  );
}

/** Opens the list, and presses what is picked from its labels. */
export async function chooseFromCombobox(
  visitor: Visitor,
  field: Field,
  pick: (labels: readonly string[]) => string,
): Promise<void> {
  await visitor.press(field.mark);
  const options = await until(async () => {
    const found = await visitor.look('floatingOptions');
    return found.length > 0 ? found : undefined;
  });
  const free = (options ?? []).filter(({ isDisabled }) => !isDisabled);
  try {
    const label = pick(free.map(({ name }) => name));
    const option = free.find(({ name }) => name === label);
    if (option !== undefined) await visitor.press(option.mark);
  } catch (error) {
    await visitor.page.keyboard.press('Escape');
    throw error;
  }
}

async function chooseRadio(visitor: Visitor, field: Field, input: Input): Promise<void> {
  const label = optionOf(field, field.options, input);
  const mark = field.optionMarks[field.options.indexOf(label)];
  if (mark === undefined) return;
  await visitor.page.locator(`[data-eval="${mark}"]`).first().click({ force: true });
}

async function tick(visitor: Visitor, field: Field, input: Input): Promise<void> {
  const wanted =
    typeof input === 'object' && 'checked' in input ? input.checked : !/^(no|false|)$/iu.test(textOf(input));
  if ((field.value === 'true') !== wanted) await visitor.press(field.mark);
}

async function pickDate(visitor: Visitor, field: Field, day: Date): Promise<void> {
  await visitor.press(field.mark);
  const iso = isoOf(day);
  const short = day.toLocaleDateString('en-US');
  const cell = visitor.page
    .locator(`[data-day="${iso}"] button, button[data-day="${iso}"], [data-day="${short}"]`)
    .first();
  for (let month = 0; month < 6; month += 1) {
    if (await cell.isVisible()) {
      await cell.click();
      return closeCalendar(visitor);
    }
    const next = (await visitor.look('presses')).find(({ name }) =>
      /next|nächst|próxim|siguiente|suivant/iu.test(name),
    );
    if (next === undefined) break;
    await visitor.press(next.mark);
  }
  await closeCalendar(visitor);
  throw failed(`"${field.label}": the calendar has no day ${iso}`);
}

/** Some calendars stay open after the choice; Escape would close the form where they do not. */
async function closeCalendar(visitor: Visitor): Promise<void> {
  await visitor.look('settle');
  const isOpen = await visitor.page.locator('[role=dialog] [role=grid]').last().isVisible();
  if (isOpen) await visitor.page.keyboard.press('Escape');
  await visitor.look('settle');
}

export const exactly = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)}$`, 'u');
