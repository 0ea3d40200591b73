import type { AppPlan } from '@loam/offline-model';

type Entity = AppPlan['entities'][number];
type Field = Entity['fields'][number];

/** A plan in the lines that a person compares: look, lists with their fields and rules, pages with their parts. */
export function outlineOf(plan: AppPlan): readonly string[] {
  const { theme } = plan;
  return [
    `${plan.name} · ${plan.language} · ${plan.kind} · ${plan.domain} · ${plan.currency}${plan.storage === undefined ? '' : ' · cloud'}`,
    `look: ${theme.layout} ${theme.mode} ${theme.background} ${theme.primary} ${theme.header ?? ''} ${theme.fonts}`,
    ...(plan.auth === null ? [] : [`accounts: ${plan.auth.roles.join(', ')}`]),
    ...plan.entities.flatMap(entityLines),
    ...plan.pages.flatMap(({ title, path, isInNav, role, blocks }) => [
      `page ${title} ${path}${isInNav ? '' : ' (not in the navigation)'}${role === undefined ? '' : ` for ${role}`}`,
      ...blocks.map(({ kind, ...rest }) => `  ${kind} ${shortened(JSON.stringify(rest))}`),
    ]),
  ];
}

function entityLines({
  one,
  many,
  fields,
  rules,
  effects = [],
  marks = [],
  seed,
  titleField,
}: Entity): string[] {
  return [
    `list ${many} (${one})`,
    ...fields.map((field) => `  ${fieldName(field)}${field.id === titleField ? ' (title)' : ''}`),
    ...rules.map((rule) => `  rule ${JSON.stringify(rule)}`),
    ...effects.map((effect) => `  effect ${JSON.stringify(effect)}`),
    ...marks.map((mark) => `  mark ${JSON.stringify(mark)}`),
    `  ${seed.length} records: ${seed.map((row) => String(row[titleField])).join(' | ')}`,
  ];
}

const fieldName = ({
  label,
  type,
  options,
  entity,
  min,
  max,
  unit,
  computed,
  isRequired,
  isUnique,
}: Field): string =>
  [
    `${label}: ${type}`,
    ...(options === undefined ? [] : [`[${options.join(', ')}]`]),
    ...(entity === undefined ? [] : [`→ ${entity}`]),
    ...(min === undefined && max === undefined ? [] : [`${min ?? ''}–${max ?? ''}`]),
    ...(unit === undefined ? [] : [unit]),
    ...(computed === undefined ? [] : [JSON.stringify(computed)]),
    ...(isRequired ? ['*'] : []),
    ...(isUnique ? ['unique'] : []),
  ].join(' ');

const shortened = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

const LONG = 400;
