import type { Input } from '@loam/offline-model/cases';
import type { Field } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches, ranked, say, wordingsOf } from '../matching.ts';
import { WORDS } from '../words.data.ts';
import { until, type Visitor } from './visitor.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export async function fillField(visitor: Visitor, field: Field, input: Input): Promise<void> {
  const target = visitor.page.locator(`[data-eval="${field.mark}"]`).first();
  switch (field.kind) {
    case 'select':
      return void (await target.selectOption({ label: optionOf(field, field.options, input) }));
    case 'combobox':
      return chooseFromCombobox(visitor, field, input);
    case 'radio':
      return chooseRadio(visitor, field, input);
    case 'checkbox':
      return tick(visitor, field, input);
    case 'file':
      return target.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: PICTURE });
    case 'pick-date':
      return pickDate(visitor, field, dateOf(input));
    case 'date':
      return target.fill(dateText(input));
    case 'datetime':
      return target.fill(withTime(dateText(input)));
    case 'month':
      return target.fill(dateText(input).slice(0, 7));
    case 'text':
    case 'number':
    case 'time':
    case 'email':
    case 'password':
    case 'url':
    case 'tel':
    case 'search':
    case 'color':
    case 'range':
      return target.fill(textOf(input));
  }
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

export function isoDate(inDays: number): string {
  const day = new Date(Date.now() + inDays * 86_400_000);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
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

async function chooseFromCombobox(visitor: Visitor, field: Field, input: Input): Promise<void> {
  await visitor.press(field.mark);
  const options = await until(async () => {
    const found = await visitor.look('floatingOptions');
    return found.length > 0 ? found : undefined;
  });
  const free = (options ?? []).filter(({ isDisabled }) => !isDisabled);
  try {
    const label = optionOf(
      field,
      free.map(({ name }) => name),
      input,
    );
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
  const iso = `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
  const cell = visitor.page
    .locator(
      `[data-day="${iso}"] button, button[data-day="${iso}"], [data-day="${day.toLocaleDateString('en-US')}"]`,
    )
    .first();
  for (let month = 0; month < 4; month += 1) {
    if (await cell.isVisible()) return cell.click();
    const next = (await visitor.look('presses')).find(({ name }) =>
      /next|nächst|próxim|siguiente|suivant/iu.test(name),
    );
    if (next === undefined) break;
    await visitor.press(next.mark);
  }
  throw failed(`"${field.label}": the calendar has no day ${iso}`);
}

interface Guess {
  readonly when: RegExp;
  readonly value: string;
}

const GUESSES: readonly Guess[] = [
  {
    when: /card.?number|kartennummer|número do cartão|número de tarjeta|numéro de carte/iu,
    value: '4242 4242 4242 4242',
  },
  { when: /expir|valid until|gültig|validade|caducidad|vencimiento/iu, value: '12/34' },
  { when: /cvc|cvv|security code|prüfziffer|código de segur/iu, value: '123' },
  { when: /e-?mail|correo|courriel/iu, value: 'visitor@example.org' },
  { when: /phone|telefon|tel\b|mobile|telefone|teléfono|téléphone|celular/iu, value: '555 0100 22' },
  { when: /zip|postal|postcode|plz|\bcep\b|código postal/iu, value: '10115' },
  { when: /url|website|link|webseite|página web|site web/iu, value: 'https://example.org' },
  { when: /\btime\b|uhrzeit|hora\b|horário|heure/iu, value: '10:00' },
  { when: /date|datum|\bdata\b|fecha/iu, value: '' },
  { when: /\byear\b|jahr|\bano\b|año|année/iu, value: '2020' },
];

/** Something plausible for a field that the case does not name; undefined where it is best left alone. */
export function guessFor(field: Field, turn: number): Input | undefined {
  const number = numberFor(field);
  switch (field.kind) {
    case 'select':
      return field.value !== '' && !isPlaceholder(field.value) && turn === 0
        ? undefined
        : pickOption(field.options, turn);
    case 'radio':
      return pickOption(field.options, turn);
    case 'combobox':
      return { option: /^(?!.*(\ball\b|\bany\b)).+/iu };
    case 'checkbox':
      return field.isRequired ||
        /agree|accept|terms|privacy|einverstanden|akzeptiere|aceito|concordo|acepto|j.accepte/iu.test(
          field.label,
        )
        ? { checked: true }
        : undefined;
    case 'file':
      return field.isRequired ? 'picture' : undefined;
    case 'date':
    case 'datetime':
    case 'month':
    case 'pick-date':
      return { inDays: isLater(field.label) ? 3 : 1 };
    case 'time':
      return '10:00';
    case 'number':
    case 'range':
      return field.kind === 'range' ? undefined : number;
    case 'email':
      return 'visitor@example.org';
    case 'password':
      return 'Passw0rd!x';
    case 'url':
      return 'https://example.org';
    case 'color':
      return undefined;
    case 'text':
    case 'tel':
    case 'search':
      return wordsFor(field);
  }
}

export const isLater = (label: string): boolean =>
  /end|until|check-?out|departure|\bto\b|return|ende|bis|abreise|rückgabe|fim|saída|até|término|fin\b|hasta|salida|retour|départ|jusqu/iu.test(
    label,
  );

const isPlaceholder = (text: string): boolean =>
  /^[-–—]|choose|select|pick|wähl|selec|escolh|elig|chois|…$|\.\.\.$/iu.test(text);

function pickOption(options: readonly string[], turn: number): Input | undefined {
  const real = options.filter((option) => option !== '' && !isPlaceholder(option) && !WORDS.all.test(option));
  const chosen = real[turn % Math.max(real.length, 1)];
  return chosen === undefined ? undefined : { option: exactly(chosen) };
}

export const exactly = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)}$`, 'u');

function numberFor(field: Field): string {
  const [min, max] = [Number(field.min || '1'), field.max === '' ? Infinity : Number(field.max)];
  return String(Math.min(Math.max(min, 1), max));
}

function wordsFor(field: Field): Input {
  const guess = GUESSES.find(({ when }) => when.test(field.label));
  if (guess !== undefined) return guess.value === '' ? { inDays: isLater(field.label) ? 3 : 1 } : guess.value;
  if (field.kind === 'tel') return '555 0100 22';
  if (matches([/name|cliente|kunde|client/iu], field.label)) return 'Robin Visitor';
  return field.isLong
    ? 'A few words about it, nothing more.'
    : `Sample ${field.label.slice(0, 20).trim()}`.trim();
}
