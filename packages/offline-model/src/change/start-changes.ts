import type { AppPlan, EntityPlan, Language } from '../plan/app-plan.ts';
import type { CollectionBlock, OnlyPlan } from '../plan/block-plan.ts';
import { type Changer, listPage, withPage } from './changer.ts';
import { findEntities } from './named.ts';
import { sentence } from './phrases.ts';
import { unquoted } from './wish.ts';

const START =
  /(?<!\p{L})(?:home ?page|home|start ?page|first page|front page|landing page|dashboard|startseite|page d['’]accueil|accueil|página de inicio|inicio|página inicial|início)(?!\p{L})/iu;
const SHOWING =
  /(?<!\p{L})(?:show|shows|add|put|list|display|see|have|zeig\p{L}*|affich\p{L}*|montr\p{L}*|muestr\p{L}*|mostr\p{L}*|exib\p{L}*|ver)(?!\p{L})/iu;
const FIGURE =
  /(?<!\p{L})(?:chart|graph|pie|diagram|number of|how many|count|total|sum|average|statistics?|text|picture|image|button|banner|page for|search|form|diagramm|gráfico|graphique|anzahl|summe)(?!\p{L})/iu;
const NEXT =
  /(?<!\p{L})(?:next|upcoming|coming|nächste[nrs]?|kommende[nrs]?|anstehende[nrs]?|prochaine?s?|à venir|próxim[oa]s?)(?!\p{L})/iu;
const LATEST =
  /(?<!\p{L})(?:latest|newest|recent|neueste[nrs]?|letzte[nrs]?|dernières?|derniers|recientes|últim[oa]s|recentes)(?!\p{L})/iu;
const ONE = /(?<!\p{L})(?:big|large|prominent\p{L}*|groß|en grand|en grande|grande|destaque)(?!\p{L})/iu;

/** "show the next match big on the home page": a few records where everybody begins. */
export const showOnStart: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  const [start] = plan.pages;
  if (!start || !START.test(text) || !SHOWING.test(text) || FIGURE.test(text)) return null;
  if (/^(?:remove|move|rename|sort|filter)\b/iu.test(wish.order) || wish.order.includes('“')) return null;
  const entity = findEntities(text.replace(START, ' '), plan)[0]?.item;
  if (!entity) return null;
  const only = NEXT.test(text) ? comingOf(entity) : null;
  const isOne =
    only !== null && (ONE.test(text) || !new RegExp(`(?<!\\p{L})${entity.many}(?!\\p{L})`, 'iu').test(text));
  const title = titleOf(text, entity, plan.language);
  const block: CollectionBlock = {
    ...modelOf(plan, entity),
    title,
    limit: isOne ? 1 : 4,
    ...(only ? { only } : {}),
    ...(isOne ? { view: 'cards' } : {}),
  };
  const at = start.blocks.findIndex(({ kind }) => kind === 'hero' || kind === 'numbers') + 1;
  const others = start.blocks.filter(
    (one) =>
      !(
        one.kind === 'collection' &&
        one.entity === entity.id &&
        one.limit !== undefined &&
        one.title === title
      ),
  );
  return withPage(plan, { ...start, blocks: [...others.slice(0, at), block, ...others.slice(at)] });
};

const comingOf = ({ fields }: EntityPlan): OnlyPlan | null => {
  const day = fields.find(({ type }) => type === 'date' || type === 'dateTime');
  return day ? { field: day.id, when: 'coming' } : null;
};

function titleOf(text: string, entity: EntityPlan, language: Language): string {
  const word = (NEXT.exec(text) ?? LATEST.exec(text))?.[0];
  if (word === undefined) return entity.many;
  const isMany = new RegExp(`(?<!\\p{L})${entity.many}(?!\\p{L})`, 'iu').test(text);
  const name = isMany ? entity.many : entity.one;
  // German nouns keep their capital, and the word before them its own ending.
  return language === 'de'
    ? `${sentence(word.toLowerCase().replace(/n$/u, ''))} ${name}`
    : sentence(`${word.toLowerCase()} ${name.toLowerCase()}`);
}

/** As they look on the page that lists them. */
function modelOf(plan: AppPlan, entity: EntityPlan): CollectionBlock {
  const model = listPage(plan, entity.id)?.blocks.find(
    (block): block is CollectionBlock => block.kind === 'collection' && block.entity === entity.id,
  );
  const view = model?.view ?? 'cards';
  return {
    kind: 'collection',
    entity: entity.id,
    title: entity.many,
    view: view === 'board' || view === 'calendar' ? 'cards' : view,
    onlyMine: false,
    hasSearch: false,
    filters: [],
    sorts: [],
    can: { create: false, edit: false, remove: false, open: model?.can.open ?? false },
    actions: [],
  };
}
