import { like } from '../lexicon/pattern.ts';
import { patternOf } from '../change/reading.ts';
import { wordsFor } from '@loam/app-library';
import { findEntities, findFields, findPages, fold, mainEntity } from '../change/named.ts';
import type { AppPlan, EntityPlan, Language, PagePlan } from '../plan/app-plan.ts';
import type { CollectionBlock } from '../plan/block-plan.ts';
import { type ReplyKey, reply } from '../reply-words.data.ts';
import { ASKS_RIGHTS } from './asking.ts';

type Deed = 'add' | 'edit' | 'delete';

const ASKS_HOW =
  patternOf(`how (?:do|can|would|could|should|to)|where (?:do|can|could|is|are)|is there a way|can i
    |wie (?:man|kann|lösche|ändere|bearbeite|exportiere|lege|füge|mache)|wo (?:kann|sehe|finde|ist|sind|stehen)|comment|où|cómo|como|dónde|donde
    |onde`);
const EXPORTING = like.iu`(?<!\p{L})(?:export\p{L}*|csv|excel|spreadsheet|download|herunterladen|télécharger|descargar|baixar|planilha)(?!\p{L})`;
const DEEDS: readonly (readonly [Deed, RegExp])[] = [
  [
    'delete',
    like.iu`(?<!\p{L})(?:delete|remove|get rid of|cancel|lösch\p{L}*|entfern\p{L}*|supprim\p{L}*|effac\p{L}*|borr\p{L}*|elimin\p{L}*|exclu\p{L}*|apag\p{L}*)(?!\p{L})`,
  ],
  [
    'edit',
    like.iu`(?<!\p{L})(?:edit|change|correct|update|bearbeit\p{L}*|änder\p{L}*|modifi\p{L}*|chang\p{L}*|edit\p{L}*|cambi\p{L}*|alter\p{L}*|mud\p{L}*)(?!\p{L})`,
  ],
  [
    'add',
    like.iu`(?<!\p{L})(?:add|create|enter|anleg\p{L}*|hinzu\p{L}*|ajout\p{L}*|cré\p{L}*|añad\p{L}*|agreg\p{L}*|crear|adicion\p{L}*|criar)(?!\p{L})`,
  ],
];
const SEEING = like.iu`(?<!\p{L})(?:see|find|view|look|where|seh\p{L}*|find\p{L}*|wo|voir|trouv\p{L}*|où|ver|encontr\p{L}*|dónde|donde|onde)(?!\p{L})`;
/** Parts of the app itself, which are changed here and not in it. */
const BUILT =
  patternOf(`page|section|field|column|colou?rs?|background|header|footer|logo|charts?|filter|buttons?|menu|font|title|name of the app
    |language|theme|seite|feld|farben?|champ|couleurs?|página|campo|colores?|cores`);
const EMPTY_SEARCH = like.iu`(?<!\p{L})(?:search\p{L}*|looking for|such\p{L}*|recherch\p{L}*|busc\p{L}*|pesquis\p{L}*)(?!\p{L})`;
const NOTHING = like.iu`(?<!\p{L})(?:nothing|no results?|empty|doesn'?t (?:find|show|work)|not found|nichts|leer|rien|vide|nada|vacío|vazio)(?!\p{L})`;
const QUOTED = /["“„«]\s*([^"”“»]{2,60}?)\s*["”“»]/u;

/** How or where something is done in the app, who may do it, and why a search stays empty. */
export function howTo(text: string, plan: AppPlan, language: Language): string | null {
  const asked = { text, plan, language };
  if (ASKS_RIGHTS.test(text.trim())) return aboutRights(asked);
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined && EMPTY_SEARCH.test(text) && NOTHING.test(text))
    return aboutSearch(asked, quoted);
  if (HOW_MANY.test(text)) return aboutCount(asked);
  if (!ASKS_HOW.test(text)) return null;
  return aboutExport(asked) ?? aboutDeed(asked) ?? (SEEING.test(text) ? aboutPlace(asked) : null);
}

const HOW_MANY = like.iu`(?<!\p{L})(?:how many|wie viele|combien d[e'’]|cuánt[oa]s|quant[oa]s)(?!\p{L})`;

/** The options of a choice, or how many examples there are; what people entered is known to the app alone. */
function aboutCount({ text, plan, language }: Asked): string | null {
  const [entity] = findEntities(text, plan);
  const choice = plan.entities
    .flatMap((one) => findFields(text, one).map(({ item }) => item))
    .find(({ options }) => options !== undefined);
  if (choice && !entity)
    return reply(language, 'countOptions', {
      field: choice.label,
      count: choice.options?.length ?? 0,
      list: (choice.options ?? []).join(', '),
    });
  return entity
    ? reply(language, 'countRows', { things: entity.item.many, count: entity.item.seed.length })
    : null;
}

interface Asked {
  readonly text: string;
  readonly plan: AppPlan;
  readonly language: Language;
}

interface Listed {
  readonly page: PagePlan;
  readonly block: CollectionBlock;
}

/** Where records are listed, the freest list first. */
function listsOf(plan: AppPlan, entity: string): readonly Listed[] {
  const found = plan.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.kind === 'collection' && block.entity === entity ? [{ page, block }] : [],
    ),
  );
  const weight = ({ block }: Listed): number =>
    (block.onlyMine ? 4 : 0) + (block.limit === undefined ? 0 : 2) + (block.can.create ? 0 : 1);
  return found.toSorted((left, right) => weight(left) - weight(right));
}

function aboutExport({ text, plan, language }: Asked): string | null {
  const [named] = findEntities(text, plan);
  const entity = named?.item ?? mainEntity(plan);
  if (!entity || !EXPORTING.test(text) || (!named && !/\b(?:csv|excel)\b/iu.test(text))) return null;
  const there = listsOf(plan, entity.id).find(({ block }) => block.hasExport);
  return there
    ? reply(language, 'exportThere', { page: there.page.title })
    : reply(language, 'exportMissing', { things: entity.many.toLowerCase() });
}

const VERBS: Readonly<Record<Deed, ReplyKey>> = { add: 'addVerb', edit: 'editVerb', delete: 'deleteVerb' };

function aboutDeed({ text, plan, language }: Asked): string | null {
  const deed = DEEDS.find(([, pattern]) => pattern.test(text))?.[0];
  if (deed === undefined) return null;
  if (BUILT.test(text)) return reply(language, 'sayIt', { order: orderOf(text) });
  const entity =
    findEntities(text, plan)[0]?.item ??
    plan.entities.find((one) => findFields(text, one).length > 0 || isFieldIn(text, one)) ??
    (ANYTHING.test(text) ? mainEntity(plan) : undefined);
  if (!entity) return null;
  const form = deed === 'add' ? formOf(plan, entity.id) : undefined;
  if (form) return reply(language, 'onPage', { page: form.title });
  const needed = RIGHTS[deed];
  const place = listsOf(plan, entity.id).find(({ block }) => block.can[needed]);
  return place
    ? reply(language, deed, { page: place.page.title, button: buttonOf(plan, entity, deed) })
    : reply(language, 'notPossible', {
        things: entity.many.toLowerCase(),
        verb: reply(language, VERBS[deed]),
      });
}

/** "eine Telefonnummer" where there is a field Telefon. */
const isFieldIn = (text: string, { fields }: EntityPlan): boolean =>
  fields.some(({ label }) => label.length > 4 && fold(text).includes(fold(label)));

const ANYTHING =
  patternOf(`something|anything|an? (?:entry|record|item)|one|etwas|(?:einen|den) eintrag|quelque chose|une entrée|algo|un registro
    |alguma coisa|um registro`);

const RIGHTS = { add: 'create', edit: 'edit', delete: 'remove' } as const;

const formOf = (plan: AppPlan, entity: string): PagePlan | undefined =>
  plan.pages.find(({ blocks }) =>
    blocks.some((block) => (block.kind === 'form' || block.kind === 'booking') && block.entity === entity),
  );

function buttonOf(plan: AppPlan, entity: EntityPlan, deed: Deed): string {
  const words = wordsFor(plan.language);
  return deed === 'add' ? words.add.replace('{one}', entity.one.toLowerCase()) : words[deed];
}

/** The records a question is about: by their name, or by words of a page that makes them ("wants to adopt"). */
function aboutPlace({ text, plan, language }: Asked): string | null {
  const entity = findEntities(text, plan).at(-1)?.item ?? entityByPage(text, plan);
  if (!entity) {
    const [page] = findPages(text, plan);
    return page ? reply(language, 'onPage', { page: page.item.title }) : null;
  }
  const [best] = listsOf(plan, entity.id);
  const things = entity.many;
  if (!best) return reply(language, 'seeNowhere', { things });
  return best.block.onlyMine
    ? reply(language, 'seeMine', { things: things.toLowerCase(), page: best.page.title })
    : reply(language, 'see', { things, page: best.page.title });
}

function entityByPage(text: string, plan: AppPlan): EntityPlan | null {
  const stems = fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4)
    .map((word) => word.slice(0, 5));
  for (const page of plan.pages) {
    const made = page.blocks.find((block) => block.kind === 'form' || block.kind === 'booking');
    if (!made || !('entity' in made)) continue;
    const own = fold(page.title)
      .split(/[^a-z]+/)
      .map((word) => word.slice(0, 5));
    if (stems.some((stem) => own.includes(stem)))
      return plan.entities.find(({ id }) => id === made.entity) ?? null;
  }
  return null;
}

function aboutSearch({ text, plan, language }: Asked, words: string): string {
  const named = findEntities(text, plan).map(({ item }) => item);
  const searched = named.length > 0 ? named : plan.entities;
  for (const entity of searched) {
    const rows = entity.seed.filter((row) =>
      Object.entries(row).some(
        ([key, value]) => key !== 'id' && typeof value === 'string' && fold(value).includes(fold(words)),
      ),
    );
    if (rows.length > 0)
      return reply(language, 'found', {
        words,
        things: entity.many,
        list: rows.map((row) => String(row[entity.titleField] ?? '')).join(', '),
      });
  }
  const thing = (named[0] ?? mainEntity(plan))?.one.toLowerCase() ?? '';
  return reply(language, 'notFound', { words, thing });
}

function aboutRights({ text, plan, language }: Asked): string | null {
  const entity = findEntities(text, plan).at(-1)?.item;
  if (!entity) return null;
  const things = entity.many.toLowerCase();
  const deed = DEEDS.find(([, pattern]) => pattern.test(text))?.[0];
  if (deed === undefined) {
    const verb = reply(language, 'seeVerb');
    const role = listsOf(plan, entity.id)[0]?.page.role;
    return role === undefined
      ? reply(language, 'everyoneCan', { verb, things })
      : reply(language, 'onlyRoleCan', { verb, things, role });
  }
  const verb = reply(language, VERBS[deed]);
  const key = RIGHTS[deed];
  const role = entity.rights?.[key];
  if (role !== undefined) return reply(language, 'onlyRoleCan', { verb, things, role });
  const isOffered = listsOf(plan, entity.id).some(({ block }) => block.can[key]);
  return reply(language, isOffered ? 'everyoneCan' : 'nobodyCan', { verb, things });
}

/** "how do I change the header?" as the order that does it. */
const orderOf = (text: string): string =>
  text
    .trim()
    .replace(/^.*?(?:how (?:do|can|could|should|would) (?:i|we|you)|how to|can i|wie kann ich)\s+/iu, '')
    .replace(/[?!.\s]+$/u, '');
