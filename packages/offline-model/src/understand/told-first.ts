import { like } from '../lexicon/pattern.ts';
import { findDomain } from '../lexicon/domain-lexicon.ts';
import type { Language } from '../plan/app-plan.ts';
import type { Demand, Read, Understanding, UnderstoodEntity } from './understanding.ts';
import { fieldFrom, sentenceCase } from './fields.ts';
import { gloss } from './gloss.ts';

type Said = Pick<
  Understanding,
  'text' | 'language' | 'kind' | 'domain' | 'entities' | 'demands' | 'places' | 'sections' | 'terms'
>;

/** Sites, shops and bookings have things beside what is told of. */
const OFFERED = like.iu`
  \b(?:visitors?|guide|guía|guia|directory|community|forum|platform|plataforma|plattform|portal|favou?rit\p{L}*|reviews?
  |opiniones|avaliações|bewertung\p{L}*|avis|upvote|sign[- ]?ups?|sign up|enrol\p{L}*|web ?site|landing|home ?page|blog
  |portfolio|shop|marketplace|cart|checkout|book|booking|bookings|books|reserv\p{L}*|appointments?|webseite|seite|buchen
  |buchung\p{L}*|termin\p{L}*|tienda|sitio|página|citas?|loja|agendamentos?|boutique|vitrine|rendez-vous)\b`;

/** "our site", "an online store"; one stores seeds, and a building has a site. */
const SITE = like.iu`
  \b(?:(?:an?|my|our|une?|um|le|mon|notre|meu|nosso) (?:(?!to |construction |building |job |work |dig )\p{L}+ )?
  |online |web |landing |fan )(?:site|store)\b|^\s*(?:(?!construction |building )\p{L}+ )?(?:site|store) (?:web|for|with
  |of|where|pour|para|de|da|do)\b|(?<!\p{L})(?:una|la|nuestra|mi) web\b(?! ?app)`;

/** "Our bike shop needs a job book": where somebody works, and what lies on the desk there. */
const OWN_PLACE = like.giu`
  \b(?:(?:run|own|have|at|for|of|in|from|um|para|für|pour) )?(?:our|my|an?|the|unser\p{L}*|mein\p{L}*|eine?n?|mi|nuestra|una|a minha|minha
  |nossa|uma|ma|notre|une)\s(?:(?!online|web)[\p{L}-]+\s){0,3}?(?:shop|tienda|loja|boutique|laden)\b(?!\s(?:with|where|mit|con|com|avec)\b)
  |\b(?:job|log|order|address|record|note|work) ?books?\b`;

/** "A shop for soap", "Ein Laden für Tee": who begins with that wants one, and works in none. */
const SHOP_ASKED = like.iu`
  ^\s*(?:(?:please|i|we|you|build|make|create|want|need|me|us|'d|would|like|bitte|ich|wir|brauche|möchte|hätte|gern|baue?|mir|quiero|queremos|necesito|crea|haz|quero|queremos|preciso|cria|je|nous|veux|voudrais|voulons|crée)\s)*
  (?:an?|einen?|una?|uma?|une?)\s(?:(?!repair|coffee|barber|work|body|tattoo)[\p{L}-]+\s){0,2}?(?:shop|store|tienda|loja|boutique|laden)\s(?:for|that\ssells|selling|of|für|mit|de|para|pour|que\svende|qui\svend)\s`;

/** Things that a request tells field by field decide what the app is; a word in passing or a trade that is near does not. */
export function toldFirst<S extends Said>(said: S): S {
  const told = said.entities.filter(({ isListed }) => isListed === true);
  const isFull =
    told.filter(({ fields }) => fields.length >= 2).length >= 2 ||
    told.some(({ fields }) => fields.length >= 3);
  if (!isFull || isForOthers(said)) return said;
  const kept = said.entities.filter((entity) => told.includes(entity) || isOwn(entity, told, said));
  const gone = said.entities.filter((entity) => !kept.includes(entity));
  const main = told[0];
  const entities = kept.map((entity) =>
    entity === main
      ? {
          ...entity,
          fields: [...entity.fields, ...assigned(entity, gone, said.text), ...statesOf(entity, gone)],
        }
      : entity,
  );
  const domain = findDomain(said.domain);
  const isHome =
    domain !== null &&
    domain.kind !== 'booking' &&
    domain.kind !== 'shop' &&
    (domain.kind !== 'jobs' || HIRES.test(said.text)) &&
    domain.entities.slice(0, 2).some((id) => told.some(({ entry }) => entry?.id === id));
  return {
    ...said,
    entities,
    demands: said.demands.filter((demand) => !isOf(demand, gone)),
    domain: isHome ? said.domain : 'general',
    kind: said.kind === 'shop' ? 'management' : (said.kind ?? (isHome ? null : 'management')),
  };
}

function isForOthers(said: Said): boolean {
  const text = said.text.replaceAll(OWN_PLACE, ' ');
  return SHOP_ASKED.test(said.text) || OFFERED.test(text) || SITE.test(text) || hasContactPage(said);
}

/** "Pages: Start, Classes, Contact": who visits them writes to the house. */
const hasContactPage = ({ places, sections }: Said): boolean =>
  [...places, ...sections].some(({ place, title }) => place === 'contact' && title !== null);

/** Jobs that are done are no jobs that are offered. */
const HIRES = like.iu`
  \b(?:appl(?:y|ies|icants?|ications?)|candidates?|vacanc\p{L}+|employers?|hiring|hire|cv|résumé|salar(?:y|ies)|bewerb\p{L}*|stellen
  |candidat\p{L}*|vagas?|empleos?|empregos?|postul\p{L}*|emplois?)\b`;

const isOf = (demand: Demand, gone: readonly UnderstoodEntity[]): boolean =>
  demand.action !== 'signIn' && gone.some(({ id }) => id === demand.entity);

/** Named in the plural, and somebody keeps or picks it. */
function isOwn(
  entity: UnderstoodEntity,
  told: readonly UnderstoodEntity[],
  { text, language }: Pick<Understanding, 'text' | 'language'>,
): boolean {
  if (entity.isSection || entity.isCounted === true || entity.rows !== undefined) return true;
  if (language !== 'en' && entity.entry !== null) return true;
  if (entity.at < (INTRODUCTION.exec(text)?.[0].length ?? 0) && entity.fields.length === 0) return false;
  const isPicked = told.some(({ fields }) =>
    fields.some(({ label }) => label.toLowerCase() === entity.one.toLowerCase()),
  );
  if (entity.entry !== null && (isPicked || entity.actions.some(({ action }) => action === 'create')))
    return true;
  return (isPicked || isKept(entity, language)) && areMany(entity, text, language);
}

const isKept = ({ nature, actions, entry, fields }: UnderstoodEntity, language: Language): boolean =>
  fields.length >= 2 ||
  (nature === 'person' && language === 'en') ||
  actions.some(({ action }) => KEPT.has(action)) ||
  (entry !== null && !actions.some(({ action }) => action === 'book'));

/** Named in the plural. */
function areMany({ many }: UnderstoodEntity, text: string, language: Language): boolean {
  const said = new Set(`${text} ${gloss(text, language)}`.toLowerCase().split(like.u`[^\p{L}\p{N}-]+`));
  return many
    .toLowerCase()
    .split(' ')
    .some((word) => said.has(word) && (language !== 'en' || /s$|ren$|people$|list$/u.test(word)));
}

/** Who asks, and why: "I run a small workshop and I keep losing the paper tickets." */
const INTRODUCTION =
  /^\s*(?:i|we|our|my)\s(?:(?!want|need|would|'d|app|tool|system|website|track|manage)[^.!?:])+[.!?]/iu;

/** "track status (reported, done)": said of what is kept, whoever was spoken of last. */
const statesOf = (
  { fields }: UnderstoodEntity,
  gone: readonly UnderstoodEntity[],
): UnderstoodEntity['fields'] =>
  gone
    .flatMap((other) => other.fields)
    .filter(
      ({ label, options, isDefaultOptions }) =>
        options.length > 1 && !isDefaultOptions && !fields.some((one) => one.label === label),
    );

const KEPT: ReadonlySet<string> = new Set(['manage', 'create', 'edit', 'remove', 'track']);

/** "We assign a contractor": one more thing to note. */
const assigned = (
  { fields }: UnderstoodEntity,
  gone: readonly UnderstoodEntity[],
  text: string,
): UnderstoodEntity['fields'] =>
  gone
    .filter(
      ({ one }) =>
        like.iu`\bassign(?:ed)?(?: to)? (?:an?|the|one) ${one}\b`.test(text) &&
        !fields.some(({ label }) => label.toLowerCase() === one.toLowerCase()),
    )
    .map(({ one }) => ({ ...fieldFrom([one.toLowerCase()]), label: sentenceCase(one) }));

/** "We're volunteers at a shelter (Paws & Co)": nothing is done to who asks; a quiz that is given is the app. */
export function asNamed(read: Read): Read {
  const { given, entities, demands } = read;
  const own = entities.find(({ one }) => one.toLowerCase() === given.name?.toLowerCase())?.id;
  const about = ABOUT.exec(read.text)?.[0];
  const titled = <Page extends { readonly place: string | null; readonly title: string | null }>(
    page: Page,
  ): Page => (page.place === 'about' && about !== undefined ? { ...page, title: about } : page);
  return {
    ...read,
    sections: read.sections.map(titled),
    places: read.places.map(titled),
    domain: given.questions.length > 0 ? 'quiz' : read.domain,
    demands: demands.filter(({ entity }) => own === undefined || entity !== own),
  };
}

/** As the name of a page it is written large. */
const ABOUT = like.u`(?<!\p{L})(?:About (?:me|us)|Über (?:mich|uns)|Sobre (?:mí|mim|nosotros|nós)|À propos de (?:moi|nous)|Quiénes somos|Quem somos|Qui sommes-nous)(?!\p{L})`;
