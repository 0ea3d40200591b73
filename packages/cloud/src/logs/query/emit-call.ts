import { logError } from '../errors.ts';
import { asBoolean, asNumber, asText, type Emitted } from './values.ts';

type Write = (first: Emitted) => Emitted;

const text = (written: string): Emitted => ({ text: written, type: 'text' });
const number = (written: string): Emitted => ({ text: written, type: 'number' });
const boolean = (written: string): Emitted => ({ text: written, type: 'boolean' });

const edge =
  (name: 'min' | 'max'): Write =>
  (value) =>
    value.type === 'time'
      ? { text: `${name}(${value.text})`, type: 'time' }
      : number(`${name}(${asNumber(value)})`);

const ofOne = new Map<string, Write>([
  ['lower', (value) => text(`lower(${asText(value)})`)],
  ['upper', (value) => text(`upper(${asText(value)})`)],
  ['trim', (value) => text(`btrim(${asText(value)})`)],
  ['length', (value) => number(`length(${asText(value)})`)],
  ['count', (value) => number(`count(${asText(value)})`)],
  ['countif', (value) => number(`count(*) filter (where ${asBoolean(value)})`)],
  ['sum', (value) => number(`sum(${asNumber(value)})`)],
  ['avg', (value) => number(`avg(${asNumber(value)})`)],
  ['min', edge('min')],
  ['max', edge('max')],
]);

const ofTwo = new Map<string, (first: Emitted, second: Emitted) => Emitted>([
  ['regexp_contains', (value, pattern) => boolean(`(${asText(value)} ~ ${asText(pattern)})`)],
  ['match', (value, pattern) => boolean(`(${asText(value)} ~ ${asText(pattern)})`)],
  ['starts_with', (value, start) => boolean(`starts_with(${asText(value)}, ${asText(start)})`)],
]);

const ofMany = new Map<string, (all: readonly Emitted[]) => Emitted>([
  ['coalesce', (all) => text(`coalesce(${all.map(asText).join(', ')})`)],
  ['ifnull', (all) => text(`coalesce(${all.map(asText).join(', ')})`)],
  ['concat', (all) => text(`(${all.map(asText).join(' || ')})`)],
]);

/** The functions that a query may use; nothing else of the database can be called. */
export function emitCall(name: string, given: readonly Emitted[]): Emitted {
  const [first, second] = given;
  const made =
    first === undefined
      ? undefined
      : ((given.length === 1 ? ofOne.get(name)?.(first) : undefined) ??
        (given.length === 2 && second !== undefined ? ofTwo.get(name)?.(first, second) : undefined) ??
        ofMany.get(name)?.(given));
  if (made === undefined)
    throw logError('query_invalid', `Function not found: ${name} with ${given.length} values.`);
  return made;
}
