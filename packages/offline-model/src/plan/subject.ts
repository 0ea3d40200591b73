import { translationIn } from '@loam/app-library';
import type { Language } from './app-plan.ts';
import { like, part, toPattern } from '../lexicon/pattern.ts';
import type { Understanding } from '../understand/understanding.ts';

const END = String.raw`(?=[.,;:!?()\n"“„«]|\s(?:with|that|where|which|and|using|for|called|named|has|having|so|mit|und|con|y|com|e|avec|et|where|in \d)\s|\s(?:please|bitte|por favor|s['’]il|svp)(?!\p{L})|$)`;
const ABOUT = like.iu`(?<!\p{L})(?:about|dedicated to|on the topic of|über|zum thema|sobre|acerca de|sur|à propos de)\s+([\p{L}][\p{L}\p{N}' -]{2,50}?)${END}`;
const OWN = like.iu`(?<!\p{L})(?:for|für|para|pour)\s+(?:my|our|meine?n?|unsere?n?|mi|nuestr[oa]|meu|minha|mon|ma|notre)\s+([\p{L}][\p{L}\p{N}' -]{2,40}?)${END}`;
const NO_SUBJECT = /^(?:me|us|you|page|section|it|this|our|my|your|nosotros|nós|nous|uns|mich)\b/i;

const ABOUT_LINE = `All about {subject} | Tudo sobre {subject} | Todo sobre {subject} | Alles über {subject}
  | Tout sur {subject}`;

/** "deals, and notes about calls": what a part of it is about. */
const LISTED = like.iu`[,:]|(?<!\p{L})(?:with|mit|con|com|avec)\s`;

/** "a quiz with 8 questions about rivers": the questions are no part of it. */
const ASKED = like.iu`\p{L}+ \d+ (?:questions|fragen|preguntas|perguntas|questões)`;

/** What the first sentence says the app is about ("a blog about lighthouses"), in its own words. */
export function subjectOf(text: string): string | null {
  const match = ABOUT.exec(firstSentence(text));
  // "Patitas del Sur": a part of a name, not what something is about.
  const isNamed =
    match !== null &&
    /^\p{Ll}/u.test(match[0]) &&
    !LISTED.test(text.slice(0, match.index).replace(ASKED, ''));
  const found = isNamed ? (match[1]?.trim() ?? null) : null;
  return found === null || NO_SUBJECT.test(found) ? null : found;
}

/** A line that takes up the subject, or for visitors the owner's word for what it is; null when a request names neither. */
function subjectLine(text: string, language: Language, isForVisitors = false): string | null {
  const subject = subjectOf(text);
  if (subject !== null) return translationIn(ABOUT_LINE, language, { subject });
  const own = OWN.exec(firstSentence(text))?.[1]?.trim();
  return own === undefined || !isForVisitors || ONLY_APP.test(own) ? null : sentence(own);
}

/** What the request says of itself, without the name that stands above it. */
export function ownLine(
  { text, language, given }: Pick<Understanding, 'text' | 'language' | 'given'>,
  name: string,
  isForVisitors: boolean,
): string | null {
  const told = (isForVisitors ? given.trade : null) ?? subjectLine(text, language, isForVisitors);
  if (told === null || told.toLowerCase() === name.toLowerCase()) return null;
  const rest = told.replace(name, '').trim();
  if (rest === told || (/^\p{Lu}/u.test(rest) && rest.length > 5)) return rest;
  // "Fahrradwerkstatt Speichenwerk in Freiburg": what it is and where.
  const [what = '', ...more] = name.split(' ');
  return language === 'de' && more.length > 0 && rest.startsWith('in ') ? `${what} ${rest}` : told;
}

/** Visitors read what it is, not whose app it was made for. */
const sentence = (text: string): string => {
  const plain = text.replace(
    /^(?:small|little|new|local|tiny|two|three|four|five|six|seven|eight|ten|kleine[nrs]?|pequen[oa]|pequeñ[oa]|petite?)\s+/i,
    '',
  );
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** "for my app": nothing that one could tell of it. */
const ONLY_APP =
  /^(?:app|web ?app|application|website|site|product|tool|startup|software|produkt|aplicación|aplicativo|appli|produit|producto|produto)$/i;

const FOR_ANY = toPattern(
  part`
  (?<!\p{L})(?:for|für|para|pour)\s+(?:an?|the|my|our|one of|eine?n?|meine?n?|unsere?n?|den|die|das|une?|mon|ma|notre|un|una|mi|nuestr[oa]|um|uma|meu
  |minha)\s+([\p{L}][\p{L}\p{N}' -]{2,40}?)${END}`,
  'iu',
);

/** "Landing page for an escape room in Leipzig": the trade in a word or three. */
export function tradeOf(text: string): string | null {
  const found = FOR_ANY.exec(firstSentence(text))?.[1]
    ?.split(/\s(?:in|at|on|from|near|between|who|to|von|bei|aus|en|de|em|à|dans|entre|zwischen)\s/i)[0]
    ?.trim();
  if (found === undefined || NO_SUBJECT.test(found) || found.split(/\s+/).length > 4) return null;
  return sentence(found);
}

const firstSentence = (text: string): string => text.split(/[.!?\n](?=\s|$)/)[0] ?? text;

/** "my app "Snorly", it detects snoring at night": what it does, in the words of who made it. */
export function deedOf(text: string): string | null {
  const found =
    like.iu`["”“»],?\s+(?:it|which|that|an? \p{L}+ (?:that|which))\s+(?!is\b|has\b|should\b|must\b|will\b|needs?\b)(\p{L}+s\s[^,.;:"]{6,70}?)(?=[,.;:]|\swith\s|$)`.exec(
      firstSentence(text),
    )?.[1];
  return found === undefined ? null : sentence(found.trim());
}
