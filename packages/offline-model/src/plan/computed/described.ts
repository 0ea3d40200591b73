import type { ComputedPlan, EntityPlan, FieldPlan } from '../app-plan.ts';

/** "Total = Quantity × Unit price", in signs that need no translation; the label alone of what people enter. */
export function fieldDescribed(
  plan: EntityPlan,
  { label, computed }: FieldPlan,
  entities: readonly EntityPlan[] = [],
): string {
  if (computed === undefined) return label;
  const labelIn = (fields: EntityPlan['fields'], id: string): string =>
    fields.find((one) => one.id === id)?.label ?? id;
  if (computed.kind === 'linked') {
    const other = entities.find(({ id }) => id === computed.entity);
    const things = other?.many ?? computed.entity;
    const what =
      computed.field === null ? things : `${labelIn(other?.fields ?? [], computed.field)} (${things})`;
    return `${label} = ${SIGNS[computed.measure]} ${what}`;
  }
  return `${label} = ${termOf(computed, (id) => labelIn(plan.fields, id))}`;
}

const SIGNS = { sum: 'Σ', average: 'Ø', count: '#' } as const;

const productText = (parts: readonly (string | number)[], labelOf: (id: string) => string): string =>
  parts.map((part) => (typeof part === 'number' ? String(part) : labelOf(part))).join(' × ');

function termOf(
  computed: Exclude<ComputedPlan, { kind: 'linked' }>,
  labelOf: (id: string) => string,
): string {
  switch (computed.kind) {
    case 'product':
      return [computed.of, ...(computed.under === undefined ? [] : [computed.under])]
        .map((parts) => productText(parts, labelOf))
        .join(' ÷ ');
    case 'sum':
      return [computed.plus.map(labelOf).join(' + '), ...computed.minus.map(labelOf)].join(' − ');
    case 'band':
      return `${computed.bands.map(({ from, value }) => `${value} ≥ ${from}`).join(' · ')}${computed.otherwise === '' ? '' : ` · ${computed.otherwise}`} (${labelOf(computed.of)})`;
    case 'day':
      return `${labelOf(computed.from)} + ${computed.days} d`;
    case 'late':
      return `${computed.rate} × d > ${labelOf(computed.due)}`;
    case 'span':
      return `${[computed.from, computed.to].map((id) => (id === null ? '…' : labelOf(id))).join(' → ')}${computed.less === undefined ? '' : ` − ${labelOf(computed.less)}`}`;
    case 'picked':
      return labelOf(computed.by);
    case 'step':
      return `Δ ${labelOf(computed.of)}`;
    case 'signed':
      return `± ${labelOf(computed.of)}`;
  }
}
