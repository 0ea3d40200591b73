import { APP_NOUNS, EMPTY_ADJECTIVES } from '../lexicon/grammar.data.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import { guessNature } from '../understand/collector.ts';
import { isSureVerb } from '../understand/grammar.ts';
import { isPlural } from '../understand/inflect.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { AppKind, Language } from './app-plan.ts';
import type { Entities } from './entities.ts';
import { like, part, toPattern } from '../lexicon/pattern.ts';

const APP = part`
  (?:web ?site|web ?app(?:lication)?|site|app(?:li(?:cation)?)?|system|platform|network|portal|tool|database|program|software|dashboard|page|aplicación|aplicativo|sistema|programa|anwendung|webapp|outil
  |logiciel|something|smth|sth|one|(?:online |web ?)?(?:shop|store)|blog|portfolio|landing page)`;
const DETERMINER = part`
  (?:an?|the|my|our|your|this|una?|el|la|los|las|mi|mis|nuestr[oa]s?|uma?|os?|as?|meus?|minhas?|noss[oa]s?|eine?[nrms]?|der|die|das|den|dem|meine?[nrms]?|unsere?[nrms]?|une?|le|les|mon|ma
  |mes|notre|nos)`;
const ASKING = part`
  (?:(?:hi|hello|hey|hola|olá|oi|hallo|bonjour)[,!.]?\s+)?(?:please\s+)?(?:(?:can|could) you\s+)?(?:(?:i|we)(?:'d| would)?\s+(?:really\s+)?(?:need|want|like|host|run|have|own|manage
  |organi[sz]e|am looking for|are looking for|am|are)(?: to (?:have|build|make|create))?|(?:we're|i'm)|build|make|create|design|develop|implement|necesito|quiero|queremos|necesitamos|hazme
  |haz|crear?|faça|faz|preciso(?: de)?|precisamos(?: de)?|quero|crie|(?:ich|wir) (?:brauchen?|möchten?|wollen)|erstelle?|(?:je veux|je voudrais|nous voulons|il (?:me|nous) faut|crée
  |fais))(?:\s+(?:me|us|mir|uns|moi|nous))?(?:\s+(?:organi[sz]ing|running|planning|starting|building))?\s+`;
const FOR = part`
  \s+(?:for|of|to|about|über|sobre|sur|para|de|für|zum|zur|pour|d['’])\s*(?:(?:managing|running|organi[sz]ing
  |tracking|planning|recording|manage|run|organi[sz]e|track|plan|record|keep track of|controlar
  |gestionar|llevar|organizar|gerenciar|acompanhar|gérer|suivre|organiser|verwalten)\s+)?(?:${DETERMINER}\s+)*`;
const LEAD = toPattern(
  part`
  ^\s*(?:${ASKING})?(?:${DETERMINER}\s+)*(?:(?:simple|small|little|new|internal|personal|online|web|mobile|social|learning|messaging|discussion|sencilla?|pequeñ[oa]|pequen[oa]|kleine[nrs]?
  |petite?)\s+)*(?:${APP}${FOR})?(?:(?:small|little|new|local|kleine[nrs]?|petite?|volunteer)\s+)*`,
  'iu',
);
const END = like.iu`
  [,.:;!?()"“„«\n–—]|\s(?:with|that|which|where|who|and|to|in|on|at|so|for|of|using|called|named|here|by|from
  |needs?|wants?|between|braucht|necesita|precisa|a besoin|mit|und|für|im|in|bei|con|y|para|de (?:mi|la|los
  |nuestr[oa])|com|e
  |da|do|em|avec|et|pour|de (?:mon|ma|notre)|que|donde|où|à|en)(?=[\s.,:;]|$)`;

/** What a request calls its own subject: "mushroom foraging club", "tool library"; null where it only says "an app". */
export function ownSubject(text: string): string | null {
  const rest = text.replace(LEAD, '');
  const words = (rest.split(END)[0] ?? '')
    .replace(like.iu`(?<=\p{L}) (?:app|application|website|site|web ?page|(?<=\s.*\s)tool)$`, '')
    .trim()
    .split(/\s+/)
    .filter(isTelling);
  const isName = words.length > 0 && words.length <= 4 && !words.some((word) => NO_NAME.test(word));
  const [only = ''] = words.length === 1 ? words.map((word) => word.toLowerCase()) : [];
  const isOnlyApp =
    APP_NOUNS.has(only) || VAGUE.test(only) || (only !== '' && guessNature([only]) === 'person');
  const speaks = words.some(
    (word, at) => at > 0 && at < words.length - 1 && speaksOf(word.toLowerCase(), words[at - 1] ?? ''),
  );
  return isName && !isOnlyApp && !speaks ? words.map(inSmall).join(' ') : null;
}

const speaksOf = (word: string, before: string): boolean =>
  ((isSureVerb(word) && isPlural(before)) || /[^siu]s$/.test(word)) && findEntity([word]) === null;

const inSmall = (word: string, at: number): string =>
  /^\p{Lu}{2,}$/u.test(word) || at > 0 ? word : word.charAt(0).toLowerCase() + word.slice(1);

const isTelling = (word: string): boolean =>
  word !== '' &&
  (!EMPTY_ADJECTIVES.has(word.toLowerCase()) || /^(?:hand|home)made$/i.test(word)) &&
  !/^(?:an?|the|our|my|simple|small|two|three|four|five|six|seven|eight|ten)$/iu.test(word);

const VAGUE = like.iu`^(?:oi|painel|panel|lista|liste|list|verwaltung\p{L}*|gestión|gestão|gestion|website|webseite|página|inventory|registro|register|lost|something|smth|sth)$`;

/** The words of a sentence, not of a name. */
const NO_NAME = like.iu`
  ^(?:i|we|you|they|it|he|she|is|are|was|been|please|need|needs|want|wants|have|has|keep|track|manage|sell|show|let|can|should|each|every|there|people|users|me|us|ich|wir|ist|sind|yo|es|son
  |je|nous|est|eu|nós|é|soy|doy|somos|tengo|tenemos|hago|hacemos|vendo|vendemos|sou|dou|tenho|temos|faço|fazemos|suis|ai|avons|donne|donnons|vends|vendons|bin|habe|haben|gebe|geben|verkaufe|verkaufen|\d+)$|['’](?:s|re|m|ve|d|ll)$`;

/** The subject as a name: "Mushroom Foraging Club". */
export const asName = (subject: string): string =>
  subject
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const AND: Readonly<Record<Language, string>> = { en: 'and', pt: 'e', es: 'y', de: 'und', fr: 'et' };

/** "Hives, inspections and harvests". */
export function thingsOf(entities: Entities, language: Language = 'en'): string | null {
  const names = entities
    .filter(({ said, plan }) => said !== null && !/^(?:enquiry|subscriber)$/.test(plan.id))
    .slice(0, 3)
    .map(({ plan }, at) =>
      at === 0 || language === 'de' ? plan.many : plan.many.charAt(0).toLowerCase() + plan.many.slice(1),
    );
  const last = names.at(-1);
  if (last === undefined) return null;
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${AND[language]} ${last}`;
}

/** A long request for a website is for visitors, one for an app or a system for those who work with it. */
export function ownKind(said: Understanding, byActions: AppKind | null): AppKind | null {
  const words = said.text.split(/\s+/);
  if (said.language !== 'en' || words.length < 30) return byActions;
  const first = words.slice(0, 20).join(' ');
  const isSite = /\b(?:web ?site|site|home ?page|portal|platform|marketplace|map|landing page)\b/i.test(
    first,
  );
  if (isSite) return byActions === 'management' ? 'content' : byActions;
  return byActions === 'content' ? 'management' : byActions;
}
