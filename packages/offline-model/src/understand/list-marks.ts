import type { Language } from '../plan/app-plan.ts';
import { isFieldItem, splitItems } from './field-items.ts';
import { isPlural } from './inflect.ts';

const OR: Readonly<Record<Language, string>> = { en: 'or', pt: 'ou', es: 'o|u', de: 'oder', fr: 'ou' };

/** What stands before things that there are, and names none: "Es gibt Parzellen (…)". */
const THERE_IS =
  /(^|[.;!?]\s+)(?:there (?:are|is)|we have|es gibt|wir haben|hay|tenemos|há|temos|existem|il y a|nous avons)\s+(?=\p{L}[\p{L} -]{2,30}\s*\()/giu;

const THESE_FUNCTIONS =
  /\b(con|com|mit|avec)\s+(?:estas|estos|essas|esses|estas|diesen|folgenden|ces|las siguientes|as seguintes|les)\s+(?:funciones|características|funções|funcionalidades|funktionen|fonctions|fonctionnalités)(?:\s+suivantes)?\s*:/giu;

/** For whom it is, not what it is about: "expenses for my home" sells no houses. */
const AT_HOME =
  /\s+(?:para|for|für|pour)\s+(?:(?:a|o|the)\s+)?(?:my|our|minha|nossa|mi|nuestra|meinen|unseren|meine|unsere|ma|notre|mon)\s+(?:own\s+)?(?:casa|home|house|household|lar|haushalt|familie|família|familia|famille|family|maison)(?=[.,;:]|\s+(?:with|com|con|mit|avec|where|onde|donde)\b|$)/giu;

/** "ideas for the village (title, topic)": the brackets speak of the ideas. */
const APART =
  /\b(\p{L}{3,}s)\s+((?:for|about|from|in|of)\s+(?:the|our|my|their)\s+\p{L}+)\s*(\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\))/giu;

/** Marks of lists put where the readers look for them: options that end in "or", brackets after their thing. */
export function withListMarks(text: string, language: Language): string {
  const options = new RegExp(
    String.raw`([\p{L}][\p{L} ]{1,24}):\s*((?:[^,:()\n]{2,30},\s*)*[^,:()\n]{2,30}?),?\s+(?:${OR[language]})\s+([^,:()\n.]{2,30})(?=\s*[,)])`,
    'giu',
  );
  const told = text
    .replace(THERE_IS, '$1')
    .replace(THESE_FUNCTIONS, '$1:')
    .replace(AT_HOME, '')
    .replace(/\(((?:[^()]|\([^()]*\))*)\)/g, (whole: string, inner: string) =>
      inner.includes(':') ? `(${inner}),`.replace(options, '$1 ($2, $3)').slice(0, -1) : whole,
    );
  return language === 'en' ? inEnglish(told) : told;
}

/** "My courses shows the ones I am enrolled in", "a page My runs with the ones i joined". */
const MINE_SHOWN =
  /(?:\ba page )?\b(My (?:\p{L}+ )?\p{L}+?) (?:shows?|lists?|holds|contains|with) (?:all )?(?:the )?(?:ones|those|\p{L}+s) (?:that )?I\b[^.;]*/giu;

const inEnglish = (text: string): string =>
  bracketed(text)
    .replace(APART, '$1 $3 $2')
    .replace(MINE_SHOWN, 'A page called "$1"')
    .replace(/\b(?:an?|the) quiz page (?:has|with) [^.;]*/gi, 'A quiz')
    .replace(/(\p{L}) n (?=\p{L})/gu, '$1 and ')
    .replace(/\bname (?=(?:phone|e-?mail|ad+ress|tel)\b)/gi, 'name, ')
    .replace(/(^|[.!?]\s+|\s)(?:oh|ah|btw|lol|ofc|haha)\b,?\s*(?=and\b|\p{L})/giu, '$1')
    .replace(
      /\b(?:press|click|tap|hit)(?:ing)? (?:the )?["“]?(join|like|vote|save|follow)["”]?(?: button)? (?:on|for|under|at) (?:an?|the|each|every|any) (\p{L}+)/giu,
      '$1 $2s',
    );

const WITH = / (?:with|w\/)\s+/giu;
/** The things right before a "with". Looked for from there: over a whole request it took a second when first used. */
const HOLDER =
  /(?:^|[.,;:]\s*|\b(?:and|for|of|my|our|all|manage|managing|track|tracking|log|add|store|keep|record|list)\s+)((?:\p{L}+ )?\p{L}{3,}s)$/iu;
const LONGEST_NAME = 80;

interface Holding {
  readonly name: string;
  readonly index: number;
  readonly end: number;
}

const holdingsIn = (sentence: string): readonly Holding[] =>
  [...sentence.matchAll(WITH)].flatMap(({ index, 0: mark }) => {
    const from = Math.max(0, index - LONGEST_NAME);
    const name = HOLDER.exec(`${from > 0 ? '-' : ''}${sentence.slice(from, index)}`)?.[1];
    return name === undefined ? [] : [{ name, index: index - name.length, end: index + mark.length }];
  });

/** "customers with name and phone, quotes with amount and status": each thing with its own list in brackets. */
function bracketed(text: string): string {
  return text
    .split(/(?<=[.!?\n])\s/)
    .map((sentence) => {
      const found = holdingsIn(sentence);
      const parts = found.map(({ name, end: from }, at) => {
        const list = sentence.slice(from, found[at + 1]?.index);
        const [, told = '', end = ''] =
          /^(.*?)([.!?;]?\s*)$/su.exec(list.replace(/,?\s*(?:and)?\s*$/i, '')) ?? [];
        return { name, told, end };
      });
      const isClear = parts.length > 1 || (parts.length === 1 && tellsQualities(parts[0]?.told ?? ''));
      if (!isClear || parts.some(({ name, told }) => told === '' || SPEAKING.test(told) || WITHIN.test(name)))
        return sentence;
      const first = sentence.slice(0, found[0]?.index);
      return `${first}${parts.map(({ name, told }) => `${name} (${told})`).join(', ')}${parts.at(-1)?.end ?? ''}`;
    })
    .join(' ');
}

/** They belong inside something else, which the sentence tells first. */
const WITHIN =
  /(?:^|\s)(?:items|cards|columns|lines|rows|parts|pages|forms|fields|sections|users|features)$/i;

/** More than a list: clauses, or brackets within brackets. */
const SPEAKING = /[()].*[()].*[()]|\b(?:can|should|must|will|that|which|who|where)\b/i;

/** Two or more plain qualities, and hardly anything else: "name, date and venue", not "photos and maps". */
function tellsQualities(list: string): boolean {
  const items = splitItems(list);
  const told = items.filter(
    (item) => isFieldItem(item, 'en') && !isPlural(item.replace(/\(.*$/s, '').trim().split(' ').at(-1) ?? ''),
  );
  return (
    told.length >= 2 &&
    told.length >= items.length * 0.6 &&
    items.every((item) => item.split(/\s+/).length <= 6)
  );
}
