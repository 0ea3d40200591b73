import { type Changer, mapCollections, withEntity } from './changer.ts';
import { fieldMeant } from './field-changes.ts';
import { findEntities } from './named.ts';
import { sentence } from './phrases.ts';
import { unquoted } from './wish.ts';

const LETTING = /\b(?:let|allow|can|able to|may|sollen|können|peuvent|pueden|podem)\b/iu;
const MAKING =
  /\b(?:add|create|upload|submit|post|enter|write|publish|anlegen|erstellen|créer|publier|crear|publicar|criar)\b/iu;
const EDITING = /\b(?:edit|change|bearbeiten|modifier|editar)\b/iu;
const REMOVING = /\b(?:remove|löschen|supprimer|borrar|eliminar|excluir)\b/iu;

/** More than adding, changing and deleting: such a wish is not done by allowing these. */
const BEYOND =
  /\b(?:kanban|boards?|drag|calendar|chart|graph|map|leaderboard|ranking|chat|notif\p{L}*|remind\p{L}*|e-?mails?|export|import|print|pdf|settle|invite|share|assign|schedul\p{L}*)\b/iu;

/** "let users upload their own recipes", "people can delete products". */
export const changeAbility: Changer = (plan, wish) => {
  const text = unquoted(wish.order, wish.quotes);
  const [named] = findEntities(text, plan);
  if (!named || !LETTING.test(text) || /\b(?:only|page|field|comments?|reviews?)\b/iu.test(text)) return null;
  const [makes, edits, removes] = [MAKING, EDITING, REMOVING].map((pattern) => pattern.test(text));
  if (!makes && !edits && !removes) return null;
  if (BEYOND.test(text)) return null;
  const next = mapCollections(plan, named.item.id, (block) => ({
    ...block,
    can: {
      ...block.can,
      create: block.can.create || makes === true,
      edit: block.can.edit || edits === true,
      remove: block.can.remove || removes === true,
    },
  }));
  const isThere = next.pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'collection' && block.entity === named.item.id),
  );
  if (!isThere) return null;
  const { rights, ...entity } = named.item;
  const deeds = { create: makes, edit: edits, remove: removes };
  // Nothing is kept for a role any more that everybody may do.
  const kept = Object.fromEntries(Object.entries(rights ?? {}).filter(([deed]) => !Reflect.get(deeds, deed)));
  return withEntity(next, Object.keys(kept).length === 0 ? entity : { ...entity, rights: kept });
};

/** "default status should be Pending". */
export const changeDefault: Changer = (plan, wish, context) => {
  const value =
    /\b(?:default|initial(?:ly)?|standard|défaut|defecto|padrão)\b.*?\b(?:be|is|to|sein|être|ser|:)\s+(.+)$/iu.exec(
      unquoted(wish.order, wish.quotes),
    )?.[1];
  const meant = value === undefined ? null : fieldMeant(plan, wish, context);
  if (!meant || value === undefined) return null;
  const field = meant.field.item;
  const name = sentence(value.trim());
  const known = field.options?.find((option) => option.toLowerCase() === name.toLowerCase());
  const options = field.options && known === undefined ? [...field.options, name] : field.options;
  const number = Number(value);
  const initial = field.options ? (known ?? name) : Number.isFinite(number) ? number : name;
  const changed = { ...field, initial, ...(options ? { options } : {}) };
  const fields = meant.entity.fields.map((one) => (one.id === field.id ? changed : one));
  return withEntity(plan, { ...meant.entity, fields });
};
