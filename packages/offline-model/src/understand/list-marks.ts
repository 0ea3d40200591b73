import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';

const OR: Readonly<Record<Language, string>> = { en: 'or', pt: 'ou', es: 'o|u', de: 'oder', fr: 'ou' };

/** What stands before things that there are, and names none: "Es gibt Parzellen (…)". */
const THERE_IS = like.giu`(^|[.;!?]\s+)(?:there (?:are|is)|we have|es gibt|wir haben|hay|tenemos|há|temos|existem|il y a|nous avons)\s+(?=\p{L}[\p{L} -]{2,30}\s*\()`;

const THESE_FUNCTIONS = like.giu`
  \b(con|com|mit|avec)\s+(?:estas|estos|essas|esses|estas|diesen|folgenden|ces|las siguientes|as seguintes|les)\s+
  (?:funciones|características|funções|funcionalidades|funktionen|fonctions|fonctionnalités)(?:\s+suivantes)?\s*:`;

/** For whom it is, not what it is about: "expenses for my home" sells no houses. */
const AT_HOME = like.giu`
  \s+(?:para|for|für|pour)\s+(?:(?:a|o|the)\s+)?(?:my|our|minha|nossa|mi|nuestra|meinen|unseren|meine|unsere|ma|notre
  |mon)\s+(?:own\s+)?(?:casa|home|house|household|lar|haushalt|familie|família|familia|famille|family|maison)(?=[.,;:]
  |\s+(?:with|com|con|mit|avec|where|onde|donde)\b|$)`;

/** "ideas for the village (title, topic)": the brackets speak of the ideas. */
const APART = like.giu`\b(\p{L}{3,}s)\s+((?:for|about|from|in|of)\s+(?:the|our|my|their)\s+\p{L}+)\s*(\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\))`;

/** Marks of lists put where the readers look for them: options that end in "or", brackets after their thing. */
export function withListMarks(text: string, language: Language): string {
  const options = like.giu`([\p{L}][\p{L} ]{1,24}):\s*((?:[^,:()\n]{2,30},\s*)*[^,:()\n]{2,30}?),?\s+(?:${OR[language]})\s+([^,:()\n.]{2,30})(?=\s*[,)])`;
  const told = text
    .replace(THERE_IS, '$1')
    .replace(THESE_FUNCTIONS, '$1:')
    .replace(AT_HOME, '')
    .replace(HAS_LIST, '$1 ')
    .replace(RULES_LEAD, '$1')
    .replace(/\(((?:[^()]|\([^()]*\))*)\)/g, (whole: string, inner: string) =>
      inner.includes(':') ? `(${inner}),`.replace(options, '$1 ($2, $3)').slice(0, -1) : whole,
    );
  return language === 'en' ? inEnglish(told) : told;
}

/** "Every document has: title, date": the mark says nothing more. */
const HAS_LIST = like.giu`(?<=(?<!\p{L})(?:each|every|an?|the|jede[rsnm]?|ein|eine|cada|chaque)\s[\p{L} -]{2,40}?\s)(has|have|hat|tiene|tem|contains|enthält|incluye|inclui|possède|comprend)\s*:\s+(?=[\p{L}(])`;

/** "Rules: plan numbers are unique, …": what holds, no page. */
const RULES_LEAD =
  /(^|[\n.!?]\s*)(?:[-*•]\s*)?(?:rules|validation|constraints|regeln|reglas|regras|règles)\s?:\s+(?=\p{Ll}|the |a |an )/giu;

/** "My courses shows the ones I am enrolled in", "a page My runs with the ones i joined". */
const MINE_SHOWN = like.giu`(?:\ba page )?\b(My (?:\p{L}+ )?\p{L}+?) (?:shows?|lists?|holds|contains|with) (?:all )?(?:the )?(?:ones|those|\p{L}+s) (?:that )?I\b[^.;]*`;

const inEnglish = (text: string): string =>
  text
    .replace(APART, '$1 $3 $2')
    .replace(MINE_SHOWN, 'A page called "$1"')
    .replace(/\b(?:an?|the) quiz page (?:has|with) [^.;]*/gi, 'A quiz')
    .replace(like.gu`(\p{L}) n (?=\p{L})`, '$1 and ')
    .replace(/\bname (?=(?:phone|e-?mail|ad+ress|tel)\b)/gi, 'name, ')
    .replace(like.giu`(^|[.!?]\s+|\s)(?:oh|ah|btw|lol|ofc|haha)\b,?\s*(?=and\b|\p{L})`, '$1')
    .replace(
      like.giu`\b(?:press|click|tap|hit)(?:ing)? (?:the )?["“]?(join|like|vote|save|follow)["”]?(?: button)? (?:on|for|under|at) (?:an?|the|each|every|any) (\p{L}+)`,
      '$1 $2s',
    );
