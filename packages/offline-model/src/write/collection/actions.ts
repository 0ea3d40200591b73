import type { RightsPlan } from '../../plan/app-plan.ts';
import type { RecordAction } from '../../plan/block-plan.ts';
import { accessOf } from '../../plan/cloud/access.ts';
import { rulingRoles } from '../../plan/cloud/ruling-roles.ts';
import { attribute, indent, jsxText, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import { detailLink, type EntityNames } from '../entity-names.ts';
import { writeDialog } from '../forms/write-form.ts';
import { doneField } from './done-field.ts';
import { titleExpression } from './show.ts';
import { shopTerms, STOCK } from '../stock.ts';

export interface Abilities {
  readonly edit: boolean;
  readonly remove: boolean;
  readonly actions: readonly RecordAction[];
  /** Edit and delete as icons alone. */
  readonly isCompact: boolean;
  /** Runs after a deletion, as a statement; the detail page leaves itself. */
  readonly afterRemove?: string;
}

/** The buttons for one record, in the order they are read. */
export function actionButtons(draft: Draft, names: EntityNames, abilities: Abilities): readonly string[] {
  return [
    ...abilities.actions.flatMap((action) =>
      recordAction(draft, names, action).map((jsx) => unlessState(names, action, jsx)),
    ),
    ...(abilities.edit ? [keptFor(draft, names, 'edit')(editButton(draft, names, abilities.isCompact))] : []),
    ...(abilities.remove ? [keptFor(draft, names, 'remove')(deleteButton(names, abilities))] : []),
  ];
}

/** Around what is not offered in one state. */
function unlessState({ plan, value }: EntityNames, { unless }: RecordAction, jsx: string): string {
  const isThere = plan.fields.some(
    ({ id, options }) => id === unless?.field && options?.includes(unless.option),
  );
  return unless === undefined || !isThere
    ? jsx
    : `{${value}.${unless.field} !== ${quote(unless.option)} && (\n  ${indent(jsx, 2)}\n)}`;
}

/** Around what is kept for one role, or for whoever made the record where others see it. */
export function keptFor(
  draft: Draft,
  names: EntityNames,
  ability: keyof RightsPlan,
): (jsx: string) => string {
  const role = draft.plan.auth === null ? undefined : names.plan.rights?.[ability];
  if (role !== undefined) return within('OnlyFor', attribute('role', role));
  return (jsx) => (ability === 'create' ? jsx : forMaker(draft, names, jsx));
}

/** Around what changes a record, where others see it whom the database refuses to change it. */
export const forMaker = (draft: Draft, names: EntityNames, jsx: string): string =>
  isMakersAlone(draft, names) ? within('OnlyMaker', makerAttributes(draft, names))(jsx) : jsx;

const within =
  (tag: string, attributes: string) =>
  (jsx: string): string =>
    `<${tag} ${attributes}>\n  ${indent(jsx, 2)}\n</${tag}>`;

/** Others see the records, and the database lets only some change them. */
function isMakersAlone({ plan }: Draft, names: EntityNames): boolean {
  if (plan.storage !== 'cloud' || plan.auth === null) return false;
  const access = accessOf(plan, names.plan);
  return access === 'public' || access === 'shared';
}

function makerAttributes({ plan }: Draft, { value }: EntityNames): string {
  const ruling = rulingRoles(plan.auth).map(quote).join(', ');
  return `of={${value}}${ruling === '' ? '' : ` orRoles={[${ruling}]}`}`;
}

function editButton(draft: Draft, names: EntityNames, isCompact: boolean): string {
  const dialog = writeDialog(draft, names);
  const compact = isCompact ? ' isCompact' : '';
  return `<${dialog} ${names.value}={${names.value}}>
  <EditButton name={${titleExpression(names)}}${compact} />
</${dialog}>`;
}

function deleteButton(names: EntityNames, { isCompact, afterRemove }: Abilities): string {
  const remove = `store.${names.table}.remove(${names.value}.id)`;
  const name = `name={${titleExpression(names)}}`;
  if (!afterRemove) {
    return `<DeleteButton ${name} onDelete={() => ${remove}}${isCompact ? ' isCompact' : ''} />`;
  }
  return `<DeleteButton
  ${name}
  onDelete={async () => {
    await ${remove};
    ${afterRemove};
  }}
/>`;
}

function recordAction(draft: Draft, names: EntityNames, action: RecordAction): readonly string[] {
  const { value, table } = names;
  switch (action.kind) {
    case 'like':
    case 'save':
    case 'vote':
    case 'follow':
    case 'join':
    case 'compare':
      return [
        `<MarkButton kind="${action.kind}" ${attribute('label', action.label)} table=${quote(table)} recordId={${value}.id} />`,
      ];
    case 'share':
      return [
        `<ShareButton ${attribute('label', action.label)} title={${titleExpression(names)}} path=${names.detailPath ? detailLink(names) : '"/"'} />`,
      ];
    case 'addToCart':
      return [
        `<AddToCartButton recordId={${value}.id} ${attribute('label', action.label)}${stockAttribute(draft, names)} />`,
      ];
    case 'book':
    case 'apply':
      return linkAction(draft, names, action);
    case 'status':
      return statusAction(draft, names, action);
  }
}

function stockAttribute(draft: Draft, { plan, value }: EntityNames): string {
  const stock = plan.fields.find(({ id, type }) => type === 'number' && STOCK.test(id));
  const { mostEach: most } = shopTerms(draft.plan);
  if (stock === undefined) return most === undefined ? '' : ` stock={${most}}`;
  const held = `${value}.${stock.id}`;
  return most === undefined ? ` stock={${held}}` : ` stock={Math.min(${most}, ${held} ?? ${most})}`;
}

/** The form's page takes the record from the address: `/book?doctor=doctor-1`. */
function linkAction(draft: Draft, names: EntityNames, action: RecordAction): readonly string[] {
  const page = draft.page(action.page ?? '');
  if (!page) return [];
  return [
    `<Button asChild size="sm">
  <Link to={\`${page.path}?${names.value}=\${${names.value}.id}\`}>${jsxText(action.label)}</Link>
</Button>`,
  ];
}

function statusAction(draft: Draft, names: EntityNames, action: RecordAction): readonly string[] {
  const field = names.plan.fields.find((candidate) => candidate.id === action.field);
  if (!field || !action.option || !field.options?.includes(action.option)) return [];
  // The box before the title does the same.
  if (doneField(names)?.done === quote(action.option)) return [];
  const { value, table } = names;
  const option = quote(action.option);
  return [
    forMaker(
      draft,
      names,
      `<StatusButton
  ${attribute('label', action.label)}
  ${attribute('message', draft.say('statusChanged', { name: action.option }))}
  isDone={${value}.${field.id} === ${option}}
  onChange={() => store.${table}.update(${value}.id, { ${field.id}: ${option} })}
/>`,
    ),
  ];
}
