import type { Domain } from '../lexicon/domain.ts';
import { like } from '../lexicon/pattern.ts';
import { ENGINES } from '../lexicon/engines.data.ts';
import { sentenceCase } from '../understand/fields.ts';
import { gloss } from '../understand/gloss.ts';
import { isSureVerb } from '../understand/grammar.ts';
import { engineTitle } from './engine-titles.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { AppKind } from './app-plan.ts';
import { isSite } from './audience.ts';
import { translationIn } from '@loam/app-library';
import { pick } from './hash.ts';
import { subjectOf, tradeOf } from './subject.ts';
import { asName, ownSubject } from './own-copy.ts';

export interface NameHints {
  readonly domain: Domain | null;
  readonly kind: AppKind;
  /** The main thing, in the language of the request. */
  readonly main: { readonly one: string; readonly many: string } | null;
  /** Where it opens on an overview of several things, the next of them: by the name of one it would be taken for its page. */
  readonly second: string | null;
}

/** The name of the request, or one that suits the subject. */
export function nameFor(said: Understanding, { domain, kind, main, second }: NameHints): string {
  const whose = second === null ? null : whoseName(said);
  const name =
    said.given.name ??
    engineName(said, kind) ??
    (isBrand(kind) && !tellsItself(said) && !OURS.test(said.text) ? domainName(said, domain) : null) ??
    ownWords(said, domain, main === null ? null : (whose ?? main.many));
  if (said.given.name !== null || main === null || name.toLowerCase() !== main.many.toLowerCase())
    return name;
  return second === null ? setApart(name, main, { said, kind }) : withSecond(name, second, said.language);
}

/** By the name of one page an app would be taken for that page: "Weather Stations Dashboard". */
function setApart(
  name: string,
  { one, many }: { readonly one: string; readonly many: string },
  { said, kind }: { readonly said: Understanding; readonly kind: AppKind },
): string {
  const row = APART[kind];
  const isTold =
    kind !== 'shop' && kind !== 'dashboard' && (topicOf(said.text) ?? ownSubject(said.text)) !== null;
  if (row === undefined || isTold) return name;
  const things = said.language === 'de' || like.u`^\p{Lu}{2}`.test(many) ? many : inSmall(many);
  const told = translationIn(row, said.language, { one, many: sentenceCase(many), things });
  return said.language === 'en' ? inCapitals(told) : told;
}

const ABOUT =
  'All about {things} | Tudo sobre {things} | Todo sobre {things} | Rund um {things} | Le coin des {things}';
const APART: Readonly<Partial<Record<AppKind, string>>> = {
  shop: '{one} shop | Loja de {things} | Tienda de {things} | {many}-Shop | La boutique : {things}',
  booking: '{one} booking | Reserva de {things} | Reserva de {things} | {many} buchen | Réserver : {things}',
  dashboard: '{many} dashboard | Painel de {things} | Panel de {things} | {many} im Blick | Suivi : {things}',
  content: ABOUT,
  social: ABOUT,
  learning: ABOUT,
};

/** "Tools & loans". */
function withSecond(name: string, second: string, language: Understanding['language']): string {
  const isSmall = language !== 'de' && !like.u`\s\p{Lu}`.test(name);
  const both = `${name} & ${isSmall ? inSmall(second) : second}`;
  return both.length < 32 ? both : name;
}

const inSmall = (many: string): string => (like.u`^\p{Lu}{2}`.test(many) ? many : many.toLowerCase());

/** What it is, in more than a word: better than any name that we could make up. */
const tellsItself = ({ text }: Understanding): boolean =>
  topicOf(text) !== null || [ownSubject(text), tradeOf(text)].some((words) => words?.includes(' ') === true);

/** "a site for our choir": those who ask are no firm, and have no name that one could make up. */
const OURS = like.iu`\b(?:our|my) (?:[\p{L}-]+ ){0,2}(?:choir|orchestra|band|club|team|class|association|society|allotments?|neighbou?rhood|village|street|family|book club)\b`;

/** "a blog about old stone bridges in Wales": old stone bridges. */
function topicOf(text: string): string | null {
  const [topic = ''] = subjectOf(text)?.split(/\s(?:by|through|across|around|from|in|for|and)\s/) ?? [];
  const name = topic.replace(/^(?:the|all|my|our|die|der|das|la|le|les|el|los)\s/i, '');
  return name === '' || name.split(' ').length > 3 ? null : name;
}

/** Sites and shops go by a name, what people work with by what it is. */
const isBrand = (kind: AppKind): boolean => kind === 'content' || kind === 'shop' || kind === 'social';

function engineName(said: Understanding, kind: AppKind): string | null {
  const [first] = said.engines;
  const engine = ENGINES.find((entry) => entry.engine === first?.engine);
  if (engine === undefined || engine.kind !== kind) return null;
  const given = engine.engine === 'formula' ? first?.options['title'] : undefined;
  return typeof given === 'string' && given !== '' ? given : engineTitle(engine.engine, said.language);
}

const domainName = (said: Understanding, domain: Domain | null): string | null =>
  domain === null || said.language !== 'en'
    ? null
    : (pick(domain.names, said.text) ?? domain.names[0] ?? 'App');

function ownWords(said: Understanding, domain: Domain | null, main: string | null): string {
  const isEnglish = said.language === 'en';
  const told = tradeName(said) ?? officeName(said);
  if (told !== null) return told;
  const subject = topicOf(said.text) ?? (said.hasAim ? null : ownSubject(said.text));
  if (subject !== null && !isDeed(subject, said.language))
    return isEnglish ? asName(subject) : sentenceCase(subject);
  return main ?? domainName(said, domain) ?? pick(PLAIN, said.text) ?? 'Lantern';
}

const FOR_WHOM = like.iu`
  (?<=(?<!\p{L})(?:system|app|tool|software|program|database|dashboard|\p{L}*programm|\p{L}*verwaltung|anwendung|appli(?:cation)?|logiciel|outil
  |sistema|aplicación|aplicativo|programa)\s(?:for|of|für|pour|de|para)\s(?:the|our|my|a|an|unsere[nmrs]?|meine[nmrs]?|eine?[nmrs]?|den|notre|mon|ma|une?
  |nuestr[oa]|mi|nosso|nossa|meu|minha|uma?)\s)(?!(?:mum|mom|dad|friend|wife|husband|sister|brother|boss|custom|client|staff|team|employe|guest|member|user)\p{L}*)
  \p{L}[\p{L}-]{3,}(?:\s(?!(?:with|where|that|which|to|and|so|in|on|at|of|mit|avec|con|com|où|donde|onde|und|que|qui|who|de|da|do|del)(?!\p{L}))\p{L}[\p{L}-]*){0,2}
  (?=[.,;:!?(]|\s(?:with|where|that|which|to|and|in|mit|avec|con|com|où|donde|onde|und|de)(?!\p{L})|$)`;

/** "a management system for the apiary": the apiary. */
function whoseName({ text, language, entities }: Understanding): string | null {
  const [whose = ''] = FOR_WHOM.exec(text) ?? [];
  const isThing = entities.some(({ one, many }) =>
    [one, many].some((name) => whose.toLowerCase().endsWith(name.toLowerCase())),
  );
  if (whose === '' || isThing) return null;
  return language === 'en' ? inCapitals(whose) : sentenceCase(whose);
}

/** "Mitarbeiter reichen Anträge ein": what somebody does is no name. */
const isDeed = (subject: string, language: Understanding['language']): boolean =>
  language !== 'en' &&
  gloss(subject, language)
    .split(' ')
    .some((word, at, all) => at > 0 && at < all.length - 1 && isSureVerb(word));

function tradeName(said: Understanding): string | null {
  const trade = tradeOf(said.text);
  const isTold = isSite(said) || (ownSubject(said.text) === null && trade?.includes(' ') === true);
  if (trade === null || !isTold) return null;
  return said.language === 'en' ? inCapitals(trade) : trade;
}

/** "a CRM for my consultancy": a word that names an app by itself. */
function officeName({ text, language }: Understanding): string | null {
  const office = like.u`(?<!\p{L})(?:CRM|ERP)(?!\p{L})`.exec(text.split(/[.!?\n]/)[0] ?? '')?.[0] ?? null;
  const whose = language === 'en' ? tradeOf(text) : null;
  return office === null || whose === null ? office : `${inCapitals(whose)} ${office}`;
}

const inCapitals = (text: string): string =>
  text.replace(like.gu`(?<![\p{L}'’])\p{Ll}`, (letter) => letter.toUpperCase());

const PLAIN = ['Lantern', 'Harbour', 'Meadow', 'Compass', 'Willow', 'Northlight', 'Cedar', 'Brook'];
