import type { ComputedPlan, FieldPlan } from '../../plan/app-plan.ts';
import { keyOf, quote } from '../code.ts';
import type { EntityNames } from '../entity-names.ts';

/** `derive: (job) => ({ amount: … }),` for what is found from other fields; nothing where nothing is. */
export function derivedValues({ plan, value }: EntityNames): string {
  const given = new Set(plan.fields.map(({ id }) => id));
  const lines = plan.fields.flatMap((field) =>
    field.computed === undefined || !partsOf(field.computed).every((id) => given.has(id))
      ? []
      : [`    ${keyOf(field.id)}: ${codeOf(field.computed, { value, fields: plan.fields })},`],
  );
  return lines.length === 0 ? '' : `  derive: (${value}) => ({\n${lines.join('\n')}\n  }),\n`;
}

/** The fields that it is found from. */
function partsOf(computed: ComputedPlan): readonly string[] {
  switch (computed.kind) {
    case 'product':
      return computed.of.filter((part) => typeof part === 'string');
    case 'sum':
      return [...computed.plus, ...computed.minus];
    case 'band':
      return [computed.of];
    case 'day':
      return [computed.from];
    case 'late':
      return [computed.due, ...(computed.done === null ? [] : [computed.done])];
  }
}

interface Place {
  readonly value: string;
  readonly fields: readonly FieldPlan[];
}

function codeOf(computed: ComputedPlan, { value, fields }: Place): string {
  // What is itself found is not there yet; a circle of such fields ends after one turn.
  const member = (id: string): string => {
    const inner = fields.find((one) => one.id === id)?.computed;
    const others = fields.filter((one) => one.id !== id);
    return inner === undefined ? `${value}.${id}` : codeOf(inner, { value, fields: others });
  };
  switch (computed.kind) {
    case 'product':
      return `productOf([${computed.of.map((part) => (typeof part === 'number' ? part : member(part))).join(', ')}])`;
    case 'sum':
      return `balanceOf([${computed.plus.map(member).join(', ')}], [${computed.minus.map(member).join(', ')}])`;
    case 'band': {
      const bands = computed.bands.map(({ from, value: name }) => `[${from}, ${quote(name)}]`);
      return `bandOf(${member(computed.of)}, [${bands.join(', ')}], ${quote(computed.otherwise)})`;
    }
    case 'day':
      return `daysAfter(${member(computed.from)}, ${computed.days})`;
    case 'late':
      return `productOf([daysLate(${member(computed.due)}${computed.done === null ? '' : `, ${member(computed.done)}`}), ${computed.rate}])`;
  }
}
