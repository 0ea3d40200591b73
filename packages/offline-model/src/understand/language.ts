import { like, oneLine } from '../lexicon/pattern.ts';
import { ENTITY_WORDS } from '../lexicon/entity-lexicon.ts';
import { ATTRIBUTE_WORDS } from '../lexicon/fields.data.ts';
import { GLOSS } from '../lexicon/gloss.data.ts';
import { APP_NOUNS } from '../lexicon/grammar.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { plural } from './inflect.ts';

const WORDS: Readonly<Record<Language, string>> = {
  en: 'the a an and with for to of users should be able website app create build make please can where i want need page use have in on my add that is it site each include has who must are we our they their not or how many be from',
  pt: oneLine`
  o os um uma com para de dos das que usuários deve devem poder crie criar site aplicativo e em minha meu quero
  preciso cada são não é página cor fundo faça loja lista onde também ao à uns sistema na no da do ninguém pode podem nosso nossa tem têm quantos quantas nome`,
  es: oneLine`
  el los las un una con para de del que usuarios debe deben poder crea crear sitio aplicación y en mi quiero
  necesito cada son página color fondo haz tienda lista donde también al web se por hazme es la una app nadie puede pueden nuestro nuestra hay tiene cuántos cuántas nombre fecha`,
  de: oneLine`
  der die das ein eine einen mit für und von zu nutzer benutzer soll sollen können erstelle erstellen seite
  webseite anwendung ich möchte brauche jede ist im auf bitte wo auch farbe hintergrund mach baue des den einem
  meine meinen jeder nach oder in an einem einer niemand darf dürfen wird werden hat haben nicht kein keine wie viele
  wenn dass wir sie man alle zwei drei als zum zur`,
  fr: oneLine`
  le les un une avec pour de des et que utilisateurs doit doivent pouvoir crée créer site application dans mon
  je veux besoin chaque sont page couleur fond fais boutique liste où aussi du la au par sur en mes ma est ou à nom personne peut peuvent nous notre nos combien chaque ne pas il`,
};

/** By the small words of each language; the usual one where two fit alike, English when in doubt. */
export function detectLanguage(text: string, usual: Language = 'en'): Language {
  const words = text
    .toLowerCase()
    .split(like.u`[^\p{L}]+`)
    // "x % of y": a letter of a formula, not the Spanish "and".
    .filter((word, _, all) => word !== '' && !(word === 'y' && all.includes('x')));
  let best: { language: Language; score: number } = { language: 'en', score: 0 };
  for (const language of [usual, ...LANGUAGES]) {
    const known = new Set(WORDS[language].split(' '));
    const own = OWN[language];
    const score =
      words.filter((word) => known.has(word)).length + words.filter((word) => own.test(word)).length * 1.5;
    const lexicon = language === 'en' ? ENGLISH_WORDS : GLOSS_WORDS[language];
    const hits = words.filter((word) => lexicon.has(word)).length * 0.4;
    // One word that two languages share ("simple") tells nothing.
    const isTelling = language === 'en' || score + hits > 0.5;
    if (isTelling && score + hits > best.score) best = { language, score: score + hits };
  }
  return best.language;
}

const wordsOf = (language: Exclude<Language, 'en'>): ReadonlySet<string> =>
  new Set(
    GLOSS[language].words.split(';').flatMap((entry) => {
      const [own = [], english = []] = entry.split('=').map((side) => side.trim().split(' '));
      return own.filter((word) => word.length > 3 && !english.includes(word));
    }),
  );

const GLOSS_WORDS: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  pt: wordsOf('pt'),
  es: wordsOf('es'),
  de: wordsOf('de'),
  fr: wordsOf('fr'),
};

const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  [...ENTITY_WORDS, ...ATTRIBUTE_WORDS.split(/[ _]/), ...APP_NOUNS].flatMap((word) =>
    word.length > 3 ? [word, plural(word)] : [],
  ),
);

const LANGUAGES: readonly Language[] = ['en', 'es', 'pt', 'de', 'fr'];

/** Letters and endings that only one of them has. */
const OWN: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|able)$|^(?:the|and|with|should)$/,
  pt: /ã|õ|ção$|ções$|ç[ao]s?$|lh[aoe]|nh[aoe]|^(?:você|não|também|uma|com|às|até|aos|pessoas|horários?)$/,
  es: /ñ|¿|ción$|ciones$|^(?:con|una|también|los|las|del|y)$/,
  de: /ß|ä|ö|ü|(?:ung|ungen|keit|heit|lich|chen|stellen)$|^(?:und|mit|für|eine?n?)$/,
  fr: /ê|è|œ|ç(?![ao]s?$|[ãõ])|(?:eur|eurs|eux|oire|ères?|ésie|eau|ez)$|^(?:avec|pour|une|les|des|et)$/,
};
