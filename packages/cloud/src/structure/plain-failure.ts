interface Told {
  readonly message: string;
  readonly detail: string | undefined;
  /** The names in its message. */
  readonly first: string;
  readonly second: string;
}

type Words = (told: Told) => string;

const gone: Words = ({ message }) => `This is not there any more: ${message}. Refresh to see how it is now.`;
const unfit: Words = ({ message }) => `A value does not fit: ${message}. Nothing was changed.`;
const inUse: Words = () =>
  'The table was in use for too long, so nothing was changed. Try again in a moment.';

const words: Readonly<Record<string, Words>> = {
  '23502': ({ first }) => `Some rows have no value in ${first}. Give it a default, or fill those rows first.`,
  '23505': ({ message, detail }) => `Some rows have the same value: ${detail ?? message}`,
  '23503': ({ message, detail }) => `Some rows point at rows that are not there: ${detail ?? message}`,
  '42701': ({ first }) => `The table has a column called ${first} already.`,
  '42P07': ({ first }) => `There is something called ${first} already.`,
  '42710': ({ message }) => `There is something of this name already: ${message}.`,
  '42704': gone,
  '42P01': gone,
  '42703': gone,
  '22P02': unfit,
  '22003': unfit,
  '22007': unfit,
  '22008': unfit,
  '22001': ({ message }) => `A value is too long: ${message}. Nothing was changed.`,
  '42846': ({ message }) =>
    `Values of this type cannot be turned into the other one (${message}). Add a new column instead.`,
  '42804': ({ message, first, second }) =>
    second === ''
      ? `The types do not fit together: ${message}.`
      : `${first} and ${second} have types that do not fit together.`,
  '2BP01': ({ message, detail }) =>
    `Other parts of the database need it: ${(detail ?? message).replaceAll('\n', '; ')}.`,
  '42830': () =>
    'A key can only point at a column whose values are all different. Make that column unique first.',
  '55P03': inUse,
  '57014': inUse,
};

/** What PostgreSQL said of a change, for somebody who reads no SQL; undefined where its own words must do. */
export function plainFailure(code: string, message: string, detail: string | undefined): string | undefined {
  const [first = '', second = ''] = Array.from(message.matchAll(/"([^"]*)"/g), ([, name]) => name ?? '');
  return words[code]?.({ message, detail, first, second });
}
