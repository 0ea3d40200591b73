import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { collection, field as shorthand } from '../plan/shorthand.ts';
import { escaped } from '../understand/tokens.ts';
import { type Changer, listPage, mapCollections, withEntity, withPage } from './changer.ts';
import { freePageId } from './list-changes.ts';
import { findEntities, fold } from './named.ts';
import { sentence } from './phrases.ts';
import { tell } from './said.data.ts';
import { unquoted, type Wish } from './wish.ts';

const HIDING =
  /(?<!\p{L})(?:hide|hidden|not (?:be )?(?:shown?|listed|appear)|don['’]?t (?:show|list)|(?:shouldn['’]?t|should not) (?:be )?(?:shown?|listed|appear)|dis{1,2}ap{1,2}ear\p{L}*|vanish\p{L}*|no longer (?:be )?(?:shown?|listed|appear)|verschwind\p{L}*|ausblend\p{L}*|nicht mehr (?:gezeigt|angezeigt|erscheinen)|dispara[iî]\p{L}*|masque\p{L}*|desapare\p{L}*|ocult\p{L}*|esconde\p{L}*|sum(?:ir|a|am))(?!\p{L})/iu;
const APART =
  /(?<!\p{L})(?:(?:own|separate|extra|another|different) (?:page|tab|list)|page (?:with|for|of)|(?:in|on) an? [^.,]{0,30}(?:page|tab|list|archive)|archive|seite (?:mit|für)|eigene (?:seite|liste)|page (?:avec|pour)|página (?:con|para|com))(?!\p{L})/iu;
const STATE =
  /(?<!\p{L})(?:once|when|if|as soon as|after|sobald|wenn|dès que|quand|cuando|quando)\s+(?:an?\s+|the\s+|it\s+|they\s+)?[\p{L} ]{0,24}?(?:is|are|was|were|has been|gets?)\s+(\p{L}+)/iu;

interface Chosen {
  readonly entity: EntityPlan;
  readonly field: FieldPlan;
  readonly option: string;
}

/** "hide sold cars", "adopted animals on a page of their own": what a list leaves out and where it stands instead. */
export const changeShown: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  const isHiding = HIDING.test(text);
  const isApart =
    APART.test(text) && /\b(?:page|tab|list|archive|seite|liste|página|archiv\p{L}*)\b/iu.test(text);
  if ((!isHiding && !isApart) || /^(?:rename|sort|filter)\b|\bfield\b/iu.test(wish.order)) return null;
  const chosen = optionIn(plan, text) ?? newOption(plan, text);
  if (!chosen) return null;
  const ready = withOption(plan, chosen);
  const hidden = isHiding ? hide(ready, chosen) : ready;
  return isApart ? setApart(hidden, chosen, wish) : hidden;
};

const hide = (plan: AppPlan, { entity, field, option }: Chosen): AppPlan =>
  mapCollections(plan, entity.id, (block) =>
    block.onlyMine || block.only !== undefined ? block : { ...block, only: { field: field.id, not: option } },
  );

function setApart(plan: AppPlan, { entity, field, option }: Chosen, wish: Wish): AppPlan {
  const quoted = /“(\d+)”/.exec(wish.order)?.[1];
  const given = quoted === undefined ? undefined : wish.quotes[Number(quoted)];
  const title = sentence(given ?? `${option} ${entity.many.toLowerCase()}`);
  const id = freePageId(plan, fold(title));
  const model = listPage(plan, entity.id)?.blocks.find(
    (block) => block.kind === 'collection' && block.entity === entity.id,
  );
  const view = model?.kind === 'collection' ? model.view : 'cards';
  const page = {
    id,
    title,
    intro: '',
    path: `/${id}`,
    icon: entity.icon,
    isInNav: true,
    blocks: [
      {
        ...collection(entity.id, title, {
          view: view === 'board' || view === 'calendar' ? 'cards' : view,
          filters: [],
          sorts: [],
          can: {
            create: false,
            edit: model?.kind === 'collection' && model.can.edit,
            remove: false,
            open: model?.kind === 'collection' && model.can.open,
          },
        }),
        only: { field: field.id, option },
      },
    ],
  };
  return withPage(plan, page);
}

/** The option that the words name, of a thing that they name or of any. */
function optionIn(plan: AppPlan, text: string): Chosen | null {
  const named = findEntities(text, plan).map(({ item }) => item);
  const folded = fold(text);
  for (const entity of named.length > 0 ? named : plan.entities) {
    for (const field of entity.fields.filter(({ type }) => type === 'choice')) {
      const option = field.options?.find((one) =>
        new RegExp(`(?<!\\p{L})${escaped(fold(one))}(?!\\p{L})`, 'u').test(folded),
      );
      if (option !== undefined) return { entity, field, option };
    }
  }
  return null;
}

/** "once it is adopted", where there is a status that does not know the word yet. */
function newOption(plan: AppPlan, text: string): Chosen | null {
  const state = STATE.exec(text)?.[1];
  const [named] = findEntities(text, plan);
  const field = named?.item.fields.find(
    ({ type, id }) => type === 'choice' && /status|state|stage/i.test(id),
  );
  if (state === undefined || !named || state.length < 4) return null;
  const option = sentence(state);
  if (field) return { entity: named.item, field, option };
  const { language } = plan;
  const options = [tell(language, 'stillThere'), option];
  const made = shorthand('status', tell(language, 'status'), 'choice', {
    options,
    initial: options[0] ?? '',
  });
  return { entity: named.item, field: made, option };
}

/** The option is there, and one example has it. */
function withOption(plan: AppPlan, { entity, field, option }: Chosen): AppPlan {
  if (!entity.fields.some(({ id }) => id === field.id)) return withStatus(plan, { entity, field, option });
  const options = field.options ?? [];
  const isKnown = options.includes(option);
  const isSeen = entity.seed.some((row) => row[field.id] === option);
  if (isKnown && isSeen) return plan;
  return withEntity(plan, {
    ...entity,
    fields: entity.fields.map((one) =>
      one.id === field.id && !isKnown ? { ...one, options: [...options, option] } : one,
    ),
    seed: entity.seed.map((row, at) =>
      !isSeen && at === entity.seed.length - 1 ? { ...row, [field.id]: option } : row,
    ),
  });
}

/** A status that nobody had asked for yet; the last example has what is spoken of. */
function withStatus(plan: AppPlan, { entity, field, option }: Chosen): AppPlan {
  const last = entity.seed.length - 1;
  const seed = entity.seed.map((row, at) => ({
    ...row,
    [field.id]: at === last ? option : (field.options?.[0] ?? option),
  }));
  return withEntity(plan, { ...entity, fields: [...entity.fields, field], seed });
}
