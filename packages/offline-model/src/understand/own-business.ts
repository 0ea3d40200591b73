import { escaped } from './tokens.ts';
import { like, part, toPattern } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';

interface Wording {
  /** "I run a bistro in Leeds": whose it is. */
  readonly own: RegExp;
  /** "and would like a website with …": what is asked for. */
  readonly want: RegExp;
  /** "site for my bistro in Leeds". */
  readonly asked: (site: string, what: string) => string;
}

const SITE =
  '(?<site>(?:web ?-?)?(?:site|page|app)|website|homepage|web|webseite|internetseite|página(?: web)?|sitio(?: web)?|site(?: web| internet)?|aplicaci[oó]n|aplicativo|application)';

/** From the start of a sentence, up to the clause that asks. */
const TELLS = '(?<=^|[.!?\\n]\\s*)';
const WHAT = '(?<what>[^.!?\\n]{2,90}?)';

const asRead = (source: string): RegExp => toPattern(TELLS + source, 'iu');

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: {
    own: asRead(`(?:i|we) (?:run|own|have|manage|operate) (?:an? |the )?${WHAT}`),
    want: like.plain`
  (?:,? and|[.;,])\s*(?:(?:i|we)(?:'d| would)? )?(?:need|want|would like|like|am looking for|are looking for) (?:
  (?:to have|you to (?:build|make)(?: me| us)?) )?(?:an? |the )?(?:(?:simple|small|nice|new|modern|little) )?`,
    asked: (site, what) => `${site} for my ${what}`,
  },
  de: {
    own: asRead(
      `(?:ich (?:betreibe|führe|habe|leite|bin)|wir (?:betreiben|führen|haben|leiten|sind)) (?:eine?n? |das |die |den )?${WHAT}`,
    ),
    want: like.plain`
  (?:,? und|[.;,])\s*(?:(?:ich|wir) )?(?:brauchen?|möchten?|hätten?(?: gern)?|wollen|will|suchen?)(?: (?:ich|wir))?
  (?: gerne?)? (?:eine?n? |die )?(?:(?:einfache|kleine|schöne|neue|moderne)[nrs]? )?`,
    asked: (site, what) => `${site} für meine ${what}`,
  },
  es: {
    own: asRead(
      `(?:tengo|tenemos|soy|somos|llevo|llevamos|dirijo|dirigimos|regento) (?:una? |el |la )?${WHAT}`,
    ),
    want: /(?:,? y|[.;,])\s*(?:necesito|necesitamos|quiero|queremos|quisiera|me gustaría(?: tener)?|nos gustaría(?: tener)?) (?:una? |la |el )?(?:(?:sencill|pequeñ|nuev|modern)[oa] )?/,
    asked: (site, what) => `${site} para mi ${what}`,
  },
  pt: {
    own: asRead(
      `(?:tenho|temos|sou|somos|sou don[oa] de|somos donos de|dirijo|gerencio) (?:uma? |o |a )?${WHAT}`,
    ),
    want: like.plain`
  (?:,? e|[.;,])\s*(?:preciso(?: de)?|precisamos(?: de)?|quero|queremos|queria|gostaria(?: de)?(?: ter)?|gostaríamos
  (?: de)?(?: ter)?) (?:uma? |o |a )?(?:(?:simples|pequen[oa]|nov[oa]|modern[oa]) )?`,
    asked: (site, what) => `${site} para minha ${what}`,
  },
  fr: {
    own: asRead(
      `(?:je (?:tiens|gère|dirige|possède|suis)|j['’]ai|nous (?:sommes|tenons|gérons|dirigeons|avons)) (?:une? |le |la |l['’])?${WHAT}`,
    ),
    want: like.plain`
  (?:,? et|[.;,])\s*(?:(?:je|j['’]|nous) ?)?(?:il (?:me|nous) faut(?:drait)?|voudrais|voudrions|veux|voulons|aimerais|aimerions|souhaite|souhaitons|
  (?:ai|avons) besoin d['’]?e?|cherche|cherchons) ?(?:avoir )?(?:une? |le |la )?(?:(?:petite?|nouveau|nouvelle|beau
  |belle|joli|simple) )?`,
    asked: (site, what) => `${site} pour mon ${what}`,
  },
};

const BEING = /^\s*(?:ich bin|wir sind|soy|somos|sou|je suis|nous sommes)\s/iu;

/** "I run a bistro in Leeds and would like a website with …" asks for a website for it; its kind is that of the business. */
export function inAskedWords(text: string, language: Language): string {
  const { own, want, asked } = WORDINGS[language];
  const told = like.iu`${own.source}${want.source}${SITE}(?!\p{L})`;
  const found = told.exec(text);
  if (found === null) return text;
  const { what = '', site = '' } = found.groups ?? {};
  // "Soy voluntaria y doy cursos": what somebody is and does, no business.
  if (BEING.test(found[0]) && /\s(?:y|e|et|und)\s/iu.test(what)) return text;
  const end = found.index + found[0].length;
  return text.slice(0, found.index) + asked(site, what.trim()) + text.slice(end);
}

const NAMED_SO = part`
  (?:,?\s(?:is called|is named|trading as|known as|sous l['’]enseigne(?: de)?|(?:under|unter|mit|con|bajo|com|sob|avec|sous) (?:the|our|dem|unserem|el|o|le) (?:trade )?(?:namen?|nombre|nome|nom)(?: (?:of|de|do|da))?)
  |\s(?<=(?:we|i)\s)trade as)\s(?:(?:the|la|el|le|a|o)\s)?`;
const OWN_KIND = part`
  (?<=(?<!\p{L})(?:our|my|notre|mon|ma|nuestr[oa]|mi|noss[oa]|minha|meu|unsere?[nmrs]?|meine?[nmrs]?|(?:somos|sommes|tiens) (?:la|le|el|a|o|une?|una?|uma?)|(?:^|[.!?]\s)(?:la|le|el|a|o|the))\s(?:\p{Ll}[\p{L}'’-]*\s){0,2}(?!called|named|is\s|est\s|es\s|é\s)\p{Ll}[\p{L}'’-]*)\s`;
const RUN = part`(?<=(?<!\p{L})(?:we|i) (?:run|own)|je (?:tiens|gère)|regento|dirijo)\s`;

/** "my bistro, Ember & Oak, with a menu", "my bistro Ember & Oak needs …": the name is known, and no list is called so. */
export function withoutName(text: string, name: string | null): string {
  if (name === null) return text;
  const words = escaped(name);
  const told = like.u`(?:,|\s[–—-])\s(?:(?:shop|store|app|site|club|studio|company|business) name\s?:?\s|(?:the|die|der|das|la|el|le|les|los|las|a|o)\s)?${words}`;
  const [before = '', after = '', ...more] = text.split(told);
  if (more.length === 0 && /^\s*[,.;:]/.test(after)) return before + after;
  return text
    .replace(like.iu`${NAMED_SO}${words}(?!\p{L})`, '')
    .replace(like.iu`${RUN}${words},(?=\s(?:an?|une?|una?|uma?)\s)`, '')
    .replace(like.iu`${OWN_KIND}${words}(?!\p{L})`, '');
}
