import { logError } from '../errors.ts';

type ValueType = 'json' | 'text' | 'number' | 'time' | 'boolean' | 'null';

/** A piece of SQL, made of our own words and numbered parameters only. */
export interface Emitted {
  readonly text: string;
  readonly type: ValueType;
  /** Of a value in the metadata: the same as text. */
  readonly plain?: string;
}

const microsOf: Readonly<Record<string, number>> = {
  second: 1e6,
  minute: 60e6,
  hour: 3600e6,
  day: 86_400e6,
};

export function truncated(value: Emitted, unit: string): Emitted {
  const micros = microsOf[unit];
  if (micros === undefined || value.type !== 'time')
    throw logError('query_invalid', `A time cannot be truncated to "${unit.slice(0, 40)}".`);
  return { text: `(${value.text} - ${value.text} % ${micros})`, type: 'time' };
}

export function castOf(value: Emitted, type: string): Emitted {
  switch (type) {
    case 'string':
    case 'text':
      return { text: asText(value), type: 'text' };
    case 'int64':
    case 'integer':
    case 'int':
    case 'bigint':
      return { text: `trunc(${asNumber(value)})`, type: 'number' };
    case 'float64':
    case 'numeric':
      return { text: asNumber(value), type: 'number' };
    case 'bool':
    case 'boolean':
      return { text: asBoolean(value), type: 'boolean' };
    case 'timestamp':
      if (value.type === 'time') return value;
      break;
    case 'datetime':
      if (value.type === 'time') return { text: writtenTime(value.text), type: 'text' };
      break;
  }
  throw logError('query_invalid', `This value cannot be cast as "${type.slice(0, 40)}".`);
}

function writtenTime(micros: string): string {
  const time = `(timestamp '1970-01-01' + ${micros} * interval '1 microsecond')`;
  return `to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
}

/** For the result, where each value keeps its own kind. */
export function asJson({ text, type }: Emitted): string {
  return type === 'json' ? text : `to_jsonb(${type === 'null' ? 'null::text' : text})`;
}

export function asText({ text, type, plain }: Emitted): string {
  if (type === 'text') return text;
  return type === 'json' ? (plain ?? `${text}::text`) : `(${text})::text`;
}

/** Null where it is none: a wrong word in one line must not end the whole query. */
export function asNumber(emitted: Emitted): string {
  const { text, type } = emitted;
  if (type === 'number' || type === 'time') return text;
  if (type === 'null') return 'null::numeric';
  const read = numberIn(asText(emitted));
  // Most are numbers already, and need no reading.
  return type === 'json'
    ? `(case jsonb_typeof(${text}) when 'number' then (${text})::numeric when 'string' then ${read} end)`
    : read;
}

function numberIn(plain: string): string {
  return String.raw`(case when ${plain} ~ '^-?[0-9]{1,40}(\.[0-9]{1,40})?$' then (${plain})::numeric end)`;
}

export function asBoolean(emitted: Emitted): string {
  return emitted.type === 'boolean' ? emitted.text : `(${asText(emitted)} = 'true')`;
}
