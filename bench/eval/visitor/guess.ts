import type { Input } from '@loam/offline-model/cases';
import type { Field, FieldKind } from '../eye/index.ts';
import { WORDS } from '../words.data.ts';
import { chooseFromCombobox, exactly, fillField } from './fill-field.ts';
import type { Visitor } from './visitor.ts';

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

type Guesser = (field: Field, turn: number) => Input | undefined;

const aDay: Guesser = ({ label }) => ({ inDays: isLater(label) ? 3 : 1 });
const leaveIt: Guesser = () => undefined;

const GUESSERS: Readonly<Record<Exclude<FieldKind, 'combobox'>, Guesser>> = {
  select: ({ options, value }, turn) =>
    isChosen(value) && turn === 0 ? undefined : pickOption(options, turn),
  radio: ({ options }, turn) => pickOption(options, turn),
  checkbox: ({ isRequired, label }) => (isRequired || CONSENT.test(label) ? { checked: true } : undefined),
  file: ({ isRequired }) => (isRequired ? 'picture' : undefined),
  date: aDay,
  datetime: aDay,
  month: aDay,
  'pick-date': aDay,
  time: () => '10:00',
  number: numberFor,
  range: leaveIt,
  color: leaveIt,
  email: () => 'visitor@example.org',
  password: () => 'Passw0rd!x',
  url: () => 'https://example.org',
  text: wordsFor,
  tel: wordsFor,
  search: wordsFor,
};

const CONSENT = /agree|accept|terms|privacy|einverstanden|akzeptiere|aceito|concordo|acepto|j.accepte/iu;

/** Fills a field that the case does not name with something plausible; what is best left alone stays. */
export async function fillByGuess(visitor: Visitor, field: Field, turn: number): Promise<void> {
  if (field.kind === 'combobox') {
    if (isChosen(field.value) && turn === 0) return;
    return chooseFromCombobox(
      visitor,
      field,
      (labels) => realOnes(labels)[turn % Math.max(realOnes(labels).length, 1)] ?? '',
    );
  }
  const guess = GUESSERS[field.kind](field, turn);
  if (guess !== undefined) await fillField(visitor, field, guess);
}

const isLater = (label: string): boolean =>
  /end|until|check-?out|departure|\bto\b|return|ende|bis|abreise|rückgabe|fim|saída|até|término|fin\b|hasta|salida|retour|départ|jusqu/iu.test(
    label,
  );

const isPlaceholder = (text: string): boolean =>
  /^[-–—]|choose|select|pick|wähl|selec|escolh|elig|chois|…$|\.\.\.$/iu.test(text);

const isChosen = (value: string): boolean => value !== '' && !isPlaceholder(value);

const realOnes = (options: readonly string[]): string[] =>
  options.filter((option) => option !== '' && !isPlaceholder(option) && !WORDS.all.test(option));

function pickOption(options: readonly string[], turn: number): Input | undefined {
  const real = realOnes(options);
  const chosen = real[turn % Math.max(real.length, 1)];
  return chosen === undefined ? undefined : { option: exactly(chosen) };
}

function numberFor(field: Field): string {
  const [min, max] = [Number(field.min || '1'), field.max === '' ? Infinity : Number(field.max)];
  return String(Math.min(Math.max(min, 1), max));
}

function wordsFor(field: Field): Input {
  const guess = GUESSES.find(({ when }) => when.test(field.label));
  if (guess !== undefined) return guess.value === '' ? { inDays: isLater(field.label) ? 3 : 1 } : guess.value;
  if (field.kind === 'tel') return '555 0100 22';
  if (/name|cliente|kunde|client/iu.test(field.label)) return 'Robin Visitor';
  return field.isLong
    ? 'A few words about it, nothing more.'
    : `Sample ${field.label.slice(0, 20).trim()}`.trim();
}
