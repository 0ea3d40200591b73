import type { ComputedPlan, EntityPlan, FieldPlan } from '../app-plan.ts';

/** "Total = Quantity × Unit price", in signs that need no translation; the label alone of what people enter. */
export function fieldDescribed(plan: EntityPlan, { label, computed }: FieldPlan): string {
  if (computed === undefined) return label;
  const labelOf = (id: string): string => plan.fields.find((one) => one.id === id)?.label ?? id;
  return `${label} = ${termOf(computed, labelOf)}`;
}

function termOf(computed: ComputedPlan, labelOf: (id: string) => string): string {
  switch (computed.kind) {
    case 'product':
      return computed.of.map((part) => (typeof part === 'number' ? String(part) : labelOf(part))).join(' × ');
    case 'sum':
      return [computed.plus.map(labelOf).join(' + '), ...computed.minus.map(labelOf)].join(' − ');
    case 'band':
      return `${computed.bands.map(({ from, value }) => `${value} ≥ ${from}`).join(' · ')}${computed.otherwise === '' ? '' : ` · ${computed.otherwise}`} (${labelOf(computed.of)})`;
    case 'day':
      return `${labelOf(computed.from)} + ${computed.days} d`;
    case 'late':
      return `${computed.rate} × d > ${labelOf(computed.due)}`;
  }
}
