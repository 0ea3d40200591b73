import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { writeError } from './errors.ts';
import { camel, inSentence, kebab, plural, typeName } from './names.ts';

/** An entity with the names it has in the written code. */
export interface EntityNames {
  readonly plan: EntityPlan;
  /** `Recipe` */
  readonly type: string;
  /** `recipe`: one record in a variable. */
  readonly value: string;
  /** `recipes`: the list in a variable, and the key of the table. */
  readonly table: string;
  /** `src/components/recipes` */
  readonly folder: string;
  readonly dataPath: string;
  /** `recipe`, as it stands inside a sentence. */
  readonly one: string;
  readonly many: string;
  readonly title: FieldPlan;
  readonly image: FieldPlan | null;
  /** The path of the page about one record, with `:id`; null when there is none. */
  readonly detailPath: string | null;
}

const RESERVED_WORDS = new Set(
  (
    'abstract arguments await boolean break byte case catch char class const continue debugger default delete do double ' +
    'else enum eval export extends false final finally float for function goto if implements import in instanceof int ' +
    'interface let long native new null package private protected public return short static super switch synchronized ' +
    'this throw throws transient true try typeof undefined var void volatile while with yield event event store toast cn ' +
    'name query filters sort form control values result field option isOpen key index day visible person all document window ' +
    'location history status screen navigator map'
  ).split(' '),
);

export function nameEntity(entity: EntityPlan, plan: AppPlan): EntityNames {
  const type = typeName(entity.id);
  const plain = camel(entity.id);
  const value = RESERVED_WORDS.has(plain) ? `${plain}Entry` : plain;
  const manyName = plural(plain);
  const table = RESERVED_WORDS.has(manyName) || manyName === value ? `${plain}Records` : manyName;
  const title = entity.fields.find((field) => field.id === entity.titleField) ?? entity.fields[0];
  if (!title) throw writeError('entity_without_fields', `The entity ${entity.id} has no field.`);
  const detail = plan.pages.find((page) =>
    page.blocks.some((block) => block.kind === 'detail' && block.entity === entity.id),
  );
  return {
    plan: entity,
    type,
    value,
    table,
    folder: `src/components/${kebab(table)}`,
    dataPath: `src/data/${kebab(table)}.ts`,
    one: inSentence(entity.one, plan.language),
    many: inSentence(entity.many, plan.language),
    title,
    image: entity.fields.find((field) => field.type === 'image') ?? null,
    detailPath: detail ? detail.path.replace(/:\w+/, ':id') : null,
  };
}

/** The expression for a record's page: `` `/recipes/${recipe.id}` ``. */
export function detailLink(names: EntityNames, value: string = names.value): string {
  const path = names.detailPath ?? '/:id';
  return `{\`${path.replace(':id', `\${${value}.id}`)}\`}`;
}
