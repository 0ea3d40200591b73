import type { ComputedPlan, FieldPlan } from '../../plan/app-plan.ts';
import { keyOf, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';

/** `derive: (job) => ({ amount: … }),` for what is found from other values; nothing where nothing is. */
export function derivedValues(draft: Draft, { plan, value }: EntityNames): string {
  const found = plan.fields.filter(({ computed }) => computed !== undefined);
  if (found.length === 0) return '';
  const lines = found.flatMap(({ id, computed }) =>
    computed === undefined
      ? []
      : [`    ${keyOf(id)}: ${codeOf(computed, { draft, value, entity: plan.id, fields: plan.fields })},`],
  );
  const watched = new Set(
    found.flatMap(({ computed }) => otherIn(computed, plan)).map((id) => draft.entity(id).table),
  );
  const watches = watched.size === 0 ? '' : `  watches: [${[...watched].map(quote).join(', ')}],\n`;
  return `  derive: (${value}) => ({\n${lines.join('\n')}\n  }),\n${watches}`;
}

/** The list besides that it is found from. */
function otherIn(
  computed: ComputedPlan | undefined,
  { id: own, fields }: EntityNames['plan'],
): readonly string[] {
  if (computed?.kind === 'step') return [own];
  if (computed?.kind === 'linked') return [computed.entity];
  if (computed?.kind !== 'picked') return [];
  const other = fields.find(({ id }) => id === computed.by)?.entity;
  return other === undefined ? [] : [other];
}

interface Place {
  readonly draft: Draft;
  readonly value: string;
  /** Whose field it is. */
  readonly entity: string;
  readonly fields: readonly FieldPlan[];
}

function codeOf(computed: ComputedPlan, { draft, value, entity, fields }: Place): string {
  // What is itself found is not there yet; a circle of such fields ends after one turn.
  const member = (id: string): string => {
    const inner = fields.find((one) => one.id === id)?.computed;
    const others = fields.filter((one) => one.id !== id);
    return inner === undefined ? `${value}.${id}` : codeOf(inner, { draft, value, entity, fields: others });
  };
  switch (computed.kind) {
    case 'product': {
      const [of, under] = [computed.of, computed.under ?? []].map((parts) =>
        parts.map((part) => (typeof part === 'number' ? part : member(part))).join(', '),
      );
      return under === '' ? `productOf([${of}])` : `ratioOf([${of}], [${under}])`;
    }
    case 'sum':
      return `balanceOf([${computed.plus.map(member).join(', ')}], [${computed.minus.map(member).join(', ')}])`;
    case 'band': {
      const bands = computed.bands.map(({ from, value: name }) => `[${from}, ${quote(name)}]`);
      return `bandOf(${member(computed.of)}, [${bands.join(', ')}], ${quote(computed.otherwise)})`;
    }
    case 'day':
      return `daysAfter(${member(computed.from)}, ${computed.days})`;
    case 'late':
      return lateCode(computed, member);
    case 'span':
      return spanCode(computed, member);
    case 'linked':
      return linkedCode(draft, value, computed);
    case 'picked': {
      const other = draft.entity(fields.find(({ id }) => id === computed.by)?.entity ?? '');
      return `linkedRecord(${quote(other.table)}, ${member(computed.by)})?.${computed.field} ?? null`;
    }
    case 'step':
      return `stepSince(${quote(draft.entity(entity).table)}, ${quote(computed.of)}, ${member(computed.of)})`;
    case 'signed': {
      const options = computed.minus.map(quote).join(', ');
      return `signedBy(${member(computed.of)}, [${options}].includes(${member(computed.by)}))`;
    }
  }
}

const lateCode = (
  { due, done, rate }: Extract<ComputedPlan, { kind: 'late' }>,
  member: (id: string) => string,
): string => `productOf([daysLate(${member(due)}${done === null ? '' : `, ${member(done)}`}), ${rate}])`;

function spanCode(
  { from, to, unit, less }: Extract<ComputedPlan, { kind: 'span' }>,
  member: (id: string) => string,
): string {
  const [start, end] = [from, to].map((id) => (id === null ? 'null' : member(id)));
  if (unit === 'hours')
    return `hoursBetween(${start}, ${end}${less === undefined ? '' : `, ${member(less)}`})`;
  if (unit === 'years') return `yearsSince(${start})`;
  return `daysBetween(${start}, ${end}${unit === 'daysOff' ? ', 1' : ''})`;
}

function linkedCode(
  draft: Draft,
  value: string,
  { entity, by, measure, field, except }: Extract<ComputedPlan, { kind: 'linked' }>,
): string {
  const other = draft.entity(entity);
  const tests = (except?.options ?? []).map(
    (option) => `${other.value}.${except?.field} !== ${quote(option)}`,
  );
  const counts = tests.length === 0 ? '' : `, counts: (${other.value}) => ${tests.join(' && ')}`;
  const link = `{ by: ${quote(by)}, id: ${value}.id${counts} }`;
  if (measure === 'count' || field === null) return `linkedCount(${quote(other.table)}, ${link})`;
  const call = measure === 'sum' ? 'linkedSum' : 'linkedAverage';
  return `${call}(${quote(other.table)}, ${link}, (${other.value}) => ${other.value}.${field})`;
}
