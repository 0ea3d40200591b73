import { MEAT } from '../lexicon/option-words.data.ts';
import { like } from '../lexicon/pattern.ts';
import type { AppKind, EntityPlan, SeedRow } from './app-plan.ts';
import { changeEntity, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { BOOKINGS } from './select-entities.ts';

/** Examples that suit what the request says of the whole: no meat in a vegetarian place, pictures of what is sold. */
export function fitSeeds(draft: Draft): void {
  const { purpose, text } = draft.said;
  const first = `${purpose} ${text.split(/[.!?\n]/)[0] ?? ''}`;
  for (const { plan, nature } of draft.entities.slice()) {
    if (PLANTS.test(first)) changeEntity(draft, plan.id, withoutMeat);
    const sold = nature === 'goods' && draft.kind === 'shop' ? soldIn(first) : null;
    if (sold !== null) changeEntity(draft, plan.id, (old) => pictured(old, sold));
  }
}

const PLANTS = like.iu`\b(?:vegetarian|vegan|plant-based|veggie|vegetarisch\p{L}*|vegetarian[oa]s?|végétarien\p{L}*)\b`;
const FEWEST = 4;

function withoutMeat(plan: EntityPlan): EntityPlan {
  const kept = plan.seed.filter((row) => !MEAT.test(Object.values(row).filter(isText).join(' ')));
  return kept.length < FEWEST ? plan : { ...plan, seed: kept };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** "an online shop for handmade candles", "a tea shop", "I pour candles at home". */
function soldIn(text: string): string | null {
  const found = [SHOP_FOR, SHOP_OF, MAKER].flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  const named = found.map((words) => words.split(' ').filter((word) => !NO_GOODS.test(word)));
  return named.find((words) => words.length > 0)?.join(' ') ?? null;
}

const SHOP_FOR = like.iu`\b(?:shop|store|boutique|webshop|marketplace|tienda|loja|laden)\s+(?:for|of|selling|that sells|where i sell|de|für|mit|pour)\s+((?:[\p{L}-]+ ){0,2}[\p{L}-]+)`;
const SHOP_OF = like.iu`((?:[\p{L}-]+ )?[\p{L}-]+)[- ](?:shop|store|boutique)\b`;
const MAKER = like.iu`\b(?:i|we) (?:pour|make|sell|bake|craft|knit|sew|roast|grow|brew|print|paint|carve|throw|build)\s+((?:[\p{L}-]+ )?[\p{L}-]+)`;
const NO_GOODS =
  /^(?:an?|the|my|our|own|online|web|small|little|new|nice|simple|called|named|want|need|at|in|from|for|and)$/iu;

const pictured = (plan: EntityPlan, sold: string): EntityPlan => {
  const ids = plan.fields.filter(({ type }) => type === 'image').map(({ id }) => id);
  const told = (row: SeedRow): SeedRow =>
    Object.fromEntries(ids.map((id) => [id, `${sold} ${isText(row[id]) ? row[id] : ''}`.trim()]));
  return { ...plan, seed: plan.seed.map((row) => ({ ...row, ...told(row) })) };
};

/** Sites that strangers visit. */
const PUBLIC: ReadonlySet<AppKind> = new Set(['content', 'booking', 'shop', 'learning', 'jobs']);

/** People whose names are nobody's business: they come, buy, learn, ask. */
const VISITORS = like.plain`
  ^(?:patient|customer|client|member|student|pupil|guest|visitor|employee|staff|subscriber|user|userAccount|person|contact|donor|applicant|candidate|tenant|parent|owner|volunteer|attendee
  |participant|lead)$`;
/** What one of them did or sent. */
const DEEDS = like.plain`
  ^(?:order|registration|application|enquiry|subscriber|donation|payment|invoice|enrolment|enrollment|rsvp|feedback|message|loan|medicalRecord|prescription|visit|submission|request|claim
  |complaint|ticket)$`;
const OPINIONS = /(?:Review|Comment)$/;
const ASKED_OPINIONS =
  /review|comment|rating|testimonial|bewert|kommentar|kundenstimm|rezension|opinion|reseña|comentario|valoraci|avalia|comentário|avis|commentaire|témoign/i;

/** On a site that anybody can open, nobody's name, illness, order or booking is made up: those lists begin empty. */
export function emptyPrivateLists(draft: Draft): void {
  if (!PUBLIC.has(draft.kind)) return;
  const wantsOpinions = ASKED_OPINIONS.test(draft.said.text);
  for (const entity of draft.entities) {
    const isEmpty = isPrivate(entity) || (OPINIONS.test(entity.plan.id) && !wantsOpinions);
    if (!isEmpty) continue;
    changeEntity(draft, entity.plan.id, (plan) => ({ ...plan, seed: [] }));
    const home = draft.pages.find(({ id }) => id === 'home');
    // An empty list is no welcome.
    if (home !== undefined)
      home.blocks = home.blocks.filter((one) => one.kind !== 'collection' || one.entity !== entity.plan.id);
  }
}

const isPrivate = ({ plan, entryId, nature, said }: BuiltEntity): boolean => {
  const ids = [plan.id, entryId ?? '', said?.like?.id ?? ''];
  return (
    BOOKINGS.has(entryId ?? '') ||
    ids.some((id) => VISITORS.test(id) || DEEDS.test(id)) ||
    (nature === 'record' &&
      /(?:booking|reservation|appointment|order|application|registration|signUp)$/i.test(plan.id))
  );
};
