/** What PostgreSQL said of a change, for somebody who reads no SQL; undefined where its own words must do. */
export function plainFailure(code: string, message: string, detail: string | undefined): string | undefined {
  const quoted = [...message.matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '');
  const [first = '', second = ''] = quoted;
  switch (code) {
    case '23502':
      return `Some rows have no value in ${first}. Give it a default, or fill those rows first.`;
    case '23505':
      return `Some rows have the same value: ${detail ?? message}`;
    case '23503':
      return `Some rows point at rows that are not there: ${detail ?? message}`;
    case '42701':
      return `The table has a column called ${first} already.`;
    case '42P07':
      return `There is something called ${first} already.`;
    case '42710':
      return `There is something of this name already: ${message}.`;
    case '42704':
    case '42P01':
    case '42703':
      return `This is not there any more: ${message}. Refresh to see how it is now.`;
    case '22P02':
    case '22003':
    case '22007':
    case '22008':
      return `A value does not fit: ${message}. Nothing was changed.`;
    case '22001':
      return `A value is too long: ${message}. Nothing was changed.`;
    case '42846':
      return `Values of this type cannot be turned into the other one (${message}). Add a new column instead.`;
    case '42804':
      return second === ''
        ? `The types do not fit together: ${message}.`
        : `${first} and ${second} have types that do not fit together.`;
    case '2BP01':
      return `Other parts of the database need it: ${(detail ?? message).replaceAll('\n', '; ')}.`;
    case '42830':
      return `A key can only point at a column whose values are all different. Make that column unique first.`;
    case '55P03':
    case '57014':
      return 'The table was in use for too long, so nothing was changed. Try again in a moment.';
    default:
      return undefined;
  }
}
