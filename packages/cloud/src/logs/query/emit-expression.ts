import { logError } from '../errors.ts';
import { emitCall } from './emit-call.ts';
import type { Parameters } from './parameters.ts';
import type { BinaryOperator, CaseBranch, Expression } from './syntax.ts';
import { asBoolean, asNumber, asText, castOf, type Emitted, truncated } from './values.ts';

/** What the names of a query stand for, and where its values go. */
export interface Scope {
  readonly parameters: Parameters;
  isTable(name: string): boolean;
  /** Where in the metadata an unnested part lies. */
  pathOf(name: string): readonly string[] | undefined;
}

export function emitExpression(scope: Scope, value: Expression): Emitted {
  switch (value.kind) {
    case 'call':
      return emitCall(
        value.name,
        value.values.map((one) => emitExpression(scope, one)),
      );
    case 'truncate':
      return truncated(emitExpression(scope, value.value), value.unit);
    case 'cast':
      return castOf(emitExpression(scope, value.value), value.type);
    case 'case':
      return caseOf(scope, value.branches, value.otherwise);
    case 'not':
      return { text: `(not ${emitCondition(scope, value.value)})`, type: 'boolean' };
    case 'isNull':
      return isNull(asText(emitExpression(scope, value.value)), value.isNot);
    case 'in':
      return inList(scope, value);
    case 'binary':
      return binary(scope, value.operator, [value.left, value.right]);
    case 'text':
    case 'number':
    case 'constant':
    case 'name':
    case 'countAll':
      return emitSingle(scope, value);
  }
}

type Single = Extract<Expression, { kind: 'text' | 'number' | 'constant' | 'name' | 'countAll' }>;

function emitSingle(scope: Scope, value: Single): Emitted {
  switch (value.kind) {
    case 'text':
      return { text: scope.parameters.add(value.value, 'text'), type: 'text' };
    case 'number':
      return { text: scope.parameters.add(value.value, 'numeric'), type: 'number' };
    case 'constant':
      return { text: value.value, type: value.value === 'null' ? 'null' : 'boolean' };
    case 'name':
      return nameOf(scope, value.parts);
    case 'countAll':
      return { text: 'count(*)', type: 'number' };
  }
}

function isNull(text: string, isNot: boolean): Emitted {
  return { text: `(${text} is ${isNot ? 'not ' : ''}null)`, type: 'boolean' };
}

function inList(scope: Scope, { value, list, isNot }: Extract<Expression, { kind: 'in' }>): Emitted {
  const each = list.map((one) => compared(scope, '=', [value, one]).text);
  const text = `(${each.join(' or ')})`;
  return { text: isNot ? `(not ${text})` : text, type: 'boolean' };
}

export function emitCondition(scope: Scope, value: Expression): string {
  return asBoolean(emitExpression(scope, value));
}

const columns = new Map<string, Emitted>([
  ['id', { text: 'l.id::text', type: 'text' }],
  ['identifier', { text: 'l.ref', type: 'text' }],
  ['timestamp', { text: 'l.ts', type: 'time' }],
  ['event_message', { text: 'l.event_message', type: 'text' }],
  ['severity_text', { text: "upper(l.metadata ->> 'level')", type: 'text' }],
  ['source', { text: "(l.source || '_logs')", type: 'text' }],
]);

function nameOf(scope: Scope, written: readonly string[]): Emitted {
  const [first = '', ...rest] =
    written.length > 1 && scope.isTable(written[0] ?? '') ? written.slice(1) : written;
  const root = scope.pathOf(first);
  if (root !== undefined) return inMetadata(scope, [...root, ...rest]);
  const name = first.toLowerCase();
  if (name === 'metadata' || name === 'log_attributes')
    // As a whole it is a list of one, as it is where these queries come from.
    return rest.length > 0
      ? inMetadata(scope, rest)
      : { text: 'jsonb_build_array(l.metadata)', type: 'json' };
  const column = rest.length === 0 ? columns.get(name) : undefined;
  if (column === undefined)
    throw logError('query_invalid', `Unrecognized name: ${written.slice(0, 10).join('.')}.`);
  return column;
}

function inMetadata({ parameters }: Scope, path: readonly string[]): Emitted {
  if (path.length === 0) return { text: 'l.metadata', type: 'json' };
  const place = parameters.add(path, 'text[]');
  return { text: `(l.metadata #> ${place})`, type: 'json', plain: `(l.metadata #>> ${place})` };
}

function caseOf(scope: Scope, branches: readonly CaseBranch[], otherwise: Expression | undefined): Emitted {
  const results = [...branches.map(({ result }) => result), ...(otherwise ? [otherwise] : [])];
  const isNumeric = results
    .map((one) => emitExpression(scope, one).type)
    .every((type) => type === 'number' || type === 'null');
  const shown = (one: Expression) => (isNumeric ? asNumber : asText)(emitExpression(scope, one));
  const parts = branches.map(
    ({ when, result }) => `when ${emitCondition(scope, when)} then ${shown(result)}`,
  );
  const end = otherwise ? ` else ${shown(otherwise)}` : '';
  return { text: `(case ${parts.join(' ')}${end} end)`, type: isNumeric ? 'number' : 'text' };
}

type Sides = readonly [Expression, Expression];

function binary(scope: Scope, operator: BinaryOperator, sides: Sides): Emitted {
  if (operator === 'and' || operator === 'or') {
    const text = sides.map((side) => emitCondition(scope, side)).join(` ${operator} `);
    return { text: `(${text})`, type: 'boolean' };
  }
  if (operator.endsWith('like')) {
    const text = sides.map((side) => asText(emitExpression(scope, side))).join(` ${operator} `);
    return { text: `(${text})`, type: 'boolean' };
  }
  const calculated = calculations.get(operator);
  if (calculated === undefined) return compared(scope, operator === '!=' ? '<>' : operator, sides);
  const [left, right] = sides;
  const text = calculated(asNumber(emitExpression(scope, left)), asNumber(emitExpression(scope, right)));
  return { text: `(${text})`, type: 'number' };
}

const calculations = new Map<string, (left: string, right: string) => string>([
  ['+', (left, right) => `${left} + ${right}`],
  ['-', (left, right) => `${left} - ${right}`],
  ['*', (left, right) => `${left} * ${right}`],
  ['/', (left, right) => `${left} / nullif(${right}, 0)`],
]);

/** Both sides as what the plainer one of them is: times, then numbers, then truth, then text. */
function compared(scope: Scope, sign: string, [left, right]: Sides): Emitted {
  const sides = [left, right].map((side) => ({ side, made: emitExpression(scope, side) }));
  const has = (type: Emitted['type']) => sides.some(({ made }) => made.type === type);
  const write = has('time')
    ? ({ made, side }: (typeof sides)[number]) => asTime(scope, made, side)
    : ({ made }: (typeof sides)[number]) =>
        has('number') ? asNumber(made) : has('boolean') ? asBoolean(made) : asText(made);
  return { text: `(${sides.map(write).join(` ${sign} `)})`, type: 'boolean' };
}

/** A time that was written as text is read here, not by the database. */
function asTime({ parameters }: Scope, made: Emitted, written: Expression): string {
  if (made.type === 'time') return made.text;
  if (written.kind !== 'text') return asNumber(made);
  const hasZone = /z$|[+-]\d\d:?\d\d$/i.test(written.value);
  const ms = Date.parse(hasZone ? written.value : `${written.value}Z`);
  if (Number.isNaN(ms)) throw logError('query_invalid', `"${written.value.slice(0, 40)}" is not a time.`);
  return parameters.add(Math.round(ms * 1000), 'bigint');
}
