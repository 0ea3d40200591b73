export type CharacterTest = (code: number) => boolean;

export type PatternNode =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'assertion'; readonly at: 'start' | 'end' | 'edge' | 'inside' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly part: PatternNode;
      readonly min: number;
      readonly max: number | undefined;
    };

export type ParsedPattern =
  | { readonly ok: true; readonly node: PatternNode }
  | { readonly ok: false; readonly reason: string };

const MAX_SOURCE = 300;
const MAX_REPEAT = 200;
const MAX_DEPTH = 20;
const CONTROL: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', '0': '\0' };

/** Reads the part of regular expressions that can be followed in linear time. */
export function parsePattern(source: string, isCaseSensitive: boolean): ParsedPattern {
  if (source.length > MAX_SOURCE) return { ok: false, reason: `it is longer than ${MAX_SOURCE} characters` };
  const reader: Reader = { source, at: 0, depth: 0, isCaseSensitive, reason: undefined };
  const node = readChoice(reader);
  if (reader.reason === undefined && reader.at < source.length)
    reader.reason = 'a bracket is closed too often';
  return reader.reason === undefined ? { ok: true, node } : { ok: false, reason: reader.reason };
}

interface Reader {
  readonly source: string;
  readonly isCaseSensitive: boolean;
  at: number;
  depth: number;
  reason: string | undefined;
}

const NOTHING: PatternNode = { kind: 'sequence', parts: [] };

function readChoice(reader: Reader): PatternNode {
  const options = [readSequence(reader)];
  while (reader.reason === undefined && reader.source[reader.at] === '|') {
    reader.at += 1;
    options.push(readSequence(reader));
  }
  return { kind: 'choice', options };
}

function readSequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (reader.reason === undefined && reader.at < reader.source.length) {
    const sign = reader.source[reader.at];
    if (sign === '|' || sign === ')') break;
    parts.push(readRepeated(reader));
  }
  return { kind: 'sequence', parts };
}

function readRepeated(reader: Reader): PatternNode {
  let part = readOne(reader);
  for (let bounds = readBounds(reader); bounds !== undefined; bounds = readBounds(reader)) {
    if ((bounds.max ?? bounds.min) > MAX_REPEAT) {
      reader.reason = `it repeats more than ${MAX_REPEAT} times`;
      return NOTHING;
    }
    part = { kind: 'repeat', part, ...bounds };
  }
  return part;
}

function readBounds(reader: Reader): { readonly min: number; readonly max: number | undefined } | undefined {
  const quantifier = /[*+?]\??|\{(\d+)(,(\d*))?\}\??/y;
  quantifier.lastIndex = reader.at;
  const found = quantifier.exec(reader.source);
  if (found === null || reader.reason !== undefined) return undefined;
  reader.at = quantifier.lastIndex;
  const [text, least, comma, most] = found;
  if (least === undefined)
    return { min: text.startsWith('+') ? 1 : 0, max: text.startsWith('?') ? 1 : undefined };
  const min = Number(least);
  if (comma === undefined) return { min, max: min };
  return { min, max: most === undefined || most === '' ? undefined : Math.max(min, Number(most)) };
}

function readOne(reader: Reader): PatternNode {
  const sign = reader.source[reader.at] ?? '';
  reader.at += 1;
  switch (sign) {
    case '(':
      return readGroup(reader);
    case '[':
      return { kind: 'character', test: readClass(reader) };
    case '.':
      return { kind: 'character', test: () => true };
    case '^':
      return { kind: 'assertion', at: 'start' };
    case '$':
      return { kind: 'assertion', at: 'end' };
    case '\\':
      return readEscape(reader);
    case '*':
    case '+':
    case '?':
      reader.reason = 'nothing stands before a repetition';
      return NOTHING;
    default:
      return { kind: 'character', test: exactly(sign, reader.isCaseSensitive) };
  }
}

function readGroup(reader: Reader): PatternNode {
  if (reader.source.startsWith('?:', reader.at)) reader.at += 2;
  else if (reader.source[reader.at] === '?') {
    reader.reason = 'looking around and named groups are not known here';
    return NOTHING;
  }
  reader.depth += 1;
  if (reader.depth > MAX_DEPTH) reader.reason = 'it nests too deeply';
  const node = reader.reason === undefined ? readChoice(reader) : NOTHING;
  if (reader.source[reader.at] !== ')') reader.reason ??= 'a bracket is not closed';
  reader.at += 1;
  reader.depth -= 1;
  return node;
}

function readEscape(reader: Reader): PatternNode {
  const sign = reader.source[reader.at];
  reader.at += 1;
  if (sign === 'b') return { kind: 'assertion', at: 'edge' };
  if (sign === 'B') return { kind: 'assertion', at: 'inside' };
  return { kind: 'character', test: escapedTest(reader, sign) };
}

function escapedTest(reader: Reader, sign: string | undefined): CharacterTest {
  if (sign === undefined || /[1-9kpPuxc]/.test(sign)) {
    reader.reason ??= `\\${sign ?? ''} is not known here`;
    return () => false;
  }
  const family = /[dDwWsS]/.test(sign) ? new RegExp(`\\${sign}`) : undefined;
  if (family !== undefined) return (code) => family.test(String.fromCharCode(code));
  return exactly(CONTROL[sign] ?? sign, reader.isCaseSensitive);
}

function readClass(reader: Reader): CharacterTest {
  const isNegated = reader.source[reader.at] === '^';
  if (isNegated) reader.at += 1;
  const tests: CharacterTest[] = [];
  for (let isFirst = true; reader.reason === undefined; isFirst = false) {
    const sign = reader.source[reader.at];
    if (sign === undefined) reader.reason = 'a class of characters is not closed';
    else if (sign === ']' && !isFirst) {
      reader.at += 1;
      break;
    } else tests.push(readClassPart(reader));
  }
  return (code) => tests.some((test) => test(code)) !== isNegated;
}

function readClassPart(reader: Reader): CharacterTest {
  const first = readClassSign(reader);
  const isRange = reader.source[reader.at] === '-' && !['', ']'].includes(reader.source[reader.at + 1] ?? '');
  if (typeof first !== 'string' || !isRange)
    return typeof first === 'string' ? exactly(first, reader.isCaseSensitive) : first;
  reader.at += 1;
  const last = readClassSign(reader);
  if (typeof last !== 'string' || last < first) {
    reader.reason ??= 'a range of characters is the wrong way round';
    return () => false;
  }
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  const isIn = (code: number): boolean => code >= from && code <= to;
  return reader.isCaseSensitive ? isIn : (code) => casesOf(String.fromCharCode(code)).some(isIn);
}

function readClassSign(reader: Reader): string | CharacterTest {
  const sign = reader.source[reader.at] ?? '';
  reader.at += 1;
  if (sign !== '\\') return sign;
  const escaped = reader.source[reader.at];
  reader.at += 1;
  if (escaped === 'b') return '\b';
  if (escaped !== undefined && !/[dDwWsS1-9kpPuxc]/.test(escaped)) return CONTROL[escaped] ?? escaped;
  return escapedTest(reader, escaped);
}

function exactly(sign: string, isCaseSensitive: boolean): CharacterTest {
  const wanted = isCaseSensitive ? [sign.charCodeAt(0)] : casesOf(sign);
  return (code) => wanted.includes(code);
}

function casesOf(sign: string): readonly number[] {
  return [sign.charCodeAt(0), sign.toLowerCase().charCodeAt(0), sign.toUpperCase().charCodeAt(0)];
}
