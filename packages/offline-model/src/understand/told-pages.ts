import { like, part, toPattern } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { sentenceCase } from './fields.ts';
import { gloss } from './gloss.ts';
import { escaped, QUOTED, sentences } from './tokens.ts';
import type { Understanding } from './understanding.ts';

/** A page whose words the request gives: rules, questions with their answers, what is said about the house. */
export interface ToldPage {
  readonly title: string;
  readonly text: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}`;
const PAGE = '(?:page|seite|página|section|sección|seção|rubrik|rubrique)';
const THESE = part`
  (?:(?:\s+(?:(?:that|which|die|qui|que)\s+)?(?:contains?|says?|reads?|shows?|with|saying|mit|enthält|zeigt|avec|dit|contient|con|dice|contiene|com|diz|contém)\s+(?:(?:the|an?|dem|den|der|die|das|einem|la|le|el|o|une?|uma?)\s+)?(?:(?:sentence|text|words|note|hint|warning|line|satz|hinweis|text|frase|aviso|phrase|texte|texto)\s*:?\s*)?)|(?:,?\s*(?:with|mit|avec|con|com|that says|that reads|which says)\s+(?:these|the following|diesen?|folgenden?|ces|les|estas?|estos?|las|los|as|os)
  (?:\s[\p{L}\d]+){0,3})?\s*:\s*)`;
/** "a page Rules with these three: …"; the page is asked for in the same breath. */
const MADE = like.iu`(?<lead>(?<!\p{L})${PAGE}\s+(?:(?:called|named|namens|appelée|llamada|chamada)\s+)?["“«„]?(?<title>${NAME.replace('{0,3}', '{0,3}?')})["”»“]?)${THESE}(?=["“«„])`;
/** "A page "Care" says: Wash by hand. …": words without quotation marks, up to the next thing that is asked for. */
const SAID = like.isu`(?<lead>(?<!\p{L})${PAGE}\s+(?:(?:called|named|namens|appelée|llamada|chamada)\s+)?(?:["“«„]\s?(?<quoted>[^"”»“]{2,40}?)\s?["”»“]|(?<title>${NAME.replace('{0,3}', '{0,3}?')})))\s+(?:(?:that|which|die|qui|que)\s+)?(?:says?|reads?|tells?|sagt|lautet|dit|dice|diz)\s?:\s*(?=[^"“«„\s])(?<words>.+)$`;
const ASKS_AGAIN = like.iu`
  :|(?<!\p{L})(?:pages?|seiten?|páginas?|background|hintergrund|fondo|fundo|fond|buttons?|knöpfe|botones|botões|boutons|colou?rs?|farben?|colores|cores|couleurs?|form|formular|formulario
  |formulário|formulaire|(?:web)?site|please|bitte|visitors?|customers?|users?|kunden|clientes|clients|should|soll\p{L}*|header|footer)(?!\p{L})`;

/** "On the page Questions: …", "Em Perguntas: …", "Sur Notre histoire, dites que …". */
const opening = (names: readonly string[]): RegExp =>
  toPattern(
    part`
  ^\s*(?:(?:on|in|under|em|na|no|en|sur|sous|dans|auf|unter|bei)\s+)?(?:(?:the|der|die|la|le|el|a|our)\s+)?(?:${PAGE}\s+)?["“«„]?
  (?<title>${names.map(escaped).join('|')})["”»“]?(?:\s+page)?\s*(?<mark>[:,]|(?=\s))\s*`,
    'iu',
  );
const SAYS = like.iu`
  ^(?:(?:please|bitte)\s+)?(?:say|tell(?: people| visitors| them)?|mention|write|state|explain|dites|écrivez|racontez|mentionnez|explique[zr]?|schreib\p{L}*|sag\p{L}*|erzähl\p{L}*
  |erwähn\p{L}*|soll stehen|steht|di|diga|digan|cuenta|cuente|escribe|menciona|diz|dizer|diga que|conte|escreva|mencione)(?:\s+bitte)?,?\s+(?:that|que|dass|qu['’])\s*`;

const FOOTER = like.iu`
  (?<=^|[.!?\n]\s*)(?:the |die |o |el |le )?(?:footer|fußzeile|rodapé|pie de página|pied de page)\s(?:(?:should|must|soll|sollte|debe|deve|doit)\s)?(?:(?:say|read|show|contain|stehen|sagen|lauten|decir|dizer|dire|mostrar|says|reads)\s?)?:\s?
  (?<words>(?!["“«„])[^\n]{5,160}?)(?=\.\s+\p{Lu}|\.?\s*(?:\n|$))`;

/** "Footer should say: Canopy Jobs, 3 Ropewalk": what stands there, without quotation marks too. */
export function readFooter(text: string): { readonly footer: string | null; readonly rest: string } {
  const found = FOOTER.exec(text);
  const footer = found?.groups?.['words']?.trim() ?? null;
  return {
    footer,
    rest: found === null ? text : `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`,
  };
}

/** The pages that the request tells, and the request without what they say. */
export function readToldPages(
  text: string,
  names: readonly string[],
): { readonly pages: readonly ToldPage[]; readonly rest: string } {
  const pages: ToldPage[] = [];
  let open: ToldPage | null = null;
  const rest = sentences(text)
    .map(({ start, end }) => {
      const sentence = text.slice(start, end);
      if (open !== null && !ASKS_AGAIN.test(sentence)) {
        open = { ...open, text: `${open.text} ${sentence.trim()}` };
        pages.splice(-1, 1, open);
        return ' ';
      }
      open = saidOn(sentence);
      if (open !== null) {
        pages.push(open);
        return `${SAID.exec(sentence)?.groups?.['lead'] ?? ''}. `;
      }
      const made = MADE.exec(sentence);
      const { title = '' } = made?.groups ?? {};
      const told =
        made === null
          ? toldUnder(sentence, names)
          : toldItems(title, sentence.slice(made.index + made[0].length));
      if (told === null) return sentence;
      pages.push(told);
      return made === null ? ' ' : `${sentence.slice(0, made.index)}.`;
    })
    .join('');
  return { pages, rest: pages.length === 0 ? text : rest };
}

/** The page whose words begin here. */
function saidOn(sentence: string): ToldPage | null {
  const { quoted, title = '', words = '' } = SAID.exec(sentence)?.groups ?? {};
  return words === '' ? null : { title: sentenceCase(quoted ?? title), text: words.trim(), items: [] };
}

function toldUnder(sentence: string, names: readonly string[]): ToldPage | null {
  const head = names.length === 0 ? null : opening(names).exec(sentence);
  if (head === null) return null;
  const body = sentence.slice(head[0].length);
  const title = names.find((name) => name.toLowerCase() === head.groups?.['title']?.toLowerCase()) ?? '';
  const says = SAYS.exec(body);
  if (says !== null) return { title, text: inSentences(body.slice(says[0].length)), items: [] };
  if (head.groups?.['mark'] !== ':') return null;
  const isTold = TELLS.test(title) && body.trim().split(/\s+/u).length > 3 && !/["“«„]/u.test(body);
  return isTold ? { title, text: sentenceCase(body.trim()), items: [] } : toldItems(title, body);
}

/** Pages that are read, not listed: what stands behind their colon is their text. */
const TELLS = like.iu`
  ^(?:(?:our |unsere |notre |nuestra |nossa |a nossa )?(?:history|story|philosophy|geschichte|philosophie|histoire|historia|filosofía|história|filosofia)|(?:practical )?info(?:s|rmation)?(?: pratiques)?
  |good to know|wissenswertes|anfahrt|getting here|how to find us|cómo llegar|como chegar|comment venir|información(?: práctica)?|informações(?: úteis)?)$`;

/** "the farm is from 1932 and that Lucienne began it": a sentence each. */
const inSentences = (told: string): string =>
  told
    .trim()
    .replace(/[.!]$/u, '')
    .split(/,?\s+(?:and that|et que|et qu['’]|und dass|y que|e que)\s*/iu)
    .map((one) => `${sentenceCase(one.trim())}.`)
    .join(' ');

const DASH = /^\s*[–—:-]\s*$/u;

/** Words in quotation marks one after the other, each with what is said of it. */
function toldItems(title: string, body: string): ToldPage | null {
  const quotes = [...body.matchAll(toPattern(QUOTED, 'giu'))];
  const [first] = quotes;
  if (first === undefined || body.slice(0, first.index).trim() !== '') return null;
  const items: { title: string; text: string }[] = [];
  quotes.forEach((quote, at) => {
    const words = quote[0].slice(1, -1).trim();
    const before = quotes[at - 1];
    const gap = before === undefined ? '' : body.slice(before.index + before[0].length, quote.index);
    const last = items.at(-1);
    if (last !== undefined && last.text === '' && DASH.test(gap)) {
      last.text = words;
      return;
    }
    const after = body.slice(quote.index + quote[0].length, quotes[at + 1]?.index ?? body.length);
    items.push({ title: words, text: DASH.test(after) ? '' : tailOf(after) });
  });
  return { title, text: '', items };
}

const tailOf = (text: string): string =>
  text
    .replace(/[,;.]?\s*(?:\b(?:and|und|et|y|e)\b)?\s*$/iu, '')
    .replace(/^[\s,]*(?:(?:and|und|et|y|e)\s+)?/iu, '')
    .replace(like.isu`^(?:an?|eine|une|una|uma) (?:page|seite|página)(?!\p{L}).*$`, '')
    .trim();

type Said = Pick<Understanding, 'entities' | 'sections' | 'demands' | 'places'>;

/** A page that has its words is no list of things: "Exhibitions: …" tells them all. */
export function withToldPages<S extends Said>(
  said: S,
  pages: readonly ToldPage[],
): S & { readonly toldPages: readonly ToldPage[] } {
  const titles = new Set(pages.map(({ title }) => title.toLowerCase()));
  const isTold = ({ title }: { readonly title: string }): boolean => titles.has(title.toLowerCase());
  const gone = new Set(
    said.sections
      .filter(isTold)
      .map(({ entity }) => said.entities.find(({ id }) => id === entity))
      .flatMap((entity) => (entity === undefined || entity.isListed === true ? [] : [entity.id])),
  );
  return {
    ...said,
    toldPages: pages,
    entities: said.entities.filter(({ id }) => !gone.has(id)),
    sections: said.sections.map((section) => (isTold(section) ? { ...section, entity: null } : section)),
    demands: said.demands.filter(({ entity }) => entity === null || !gone.has(entity)),
  };
}

const SHOWS = '(?:shows?|lists?|presents?|zeigt|zeigen|montre|présente|muestra|presenta|mostra|apresenta)';
const THEIR =
  '(?:(?:all|alle|tous|todos|todas|toutes|her|his|our|my|the|their|unsere|meine|ihre|seine|ses|nos|mes|les|sus|mis|nuestr[oa]s|los|las|seus|suas|meus|minhas|noss[oa]s|os|as)\\s)+';

/** "Work shows her pieces": the page is that of the pieces, where these are told and the page names nothing else. */
export function withShownThings<S extends Said>(said: S, text: string, language: Language): S {
  const isTold = (id: string | null): boolean =>
    said.entities.some((entity) => entity.id === id && entity.isListed === true);
  const shown = said.sections.flatMap(({ title, entity }) => {
    const [, words = ''] = like.u`(?<!\p{L})${escaped(title)}\s${SHOWS}\s${THEIR}(\p{L}+)`.exec(text) ?? [];
    const names = [words, gloss(words, language)].map((name) => name.toLowerCase());
    const thing = said.entities.find(
      ({ many, isListed }) => isListed === true && names.includes(many.toLowerCase()),
    );
    return words === '' || thing === undefined || isTold(entity)
      ? []
      : [{ title, old: entity, id: thing.id }];
  });
  const gone = new Set(shown.map(({ old }) => old));
  return shown.length === 0
    ? said
    : {
        ...said,
        entities: said.entities
          .filter(({ id }) => !gone.has(id))
          .map((entity) =>
            shown.some(({ id }) => id === entity.id) ? { ...entity, isSection: true } : entity,
          ),
        sections: said.sections.map((section) => ({
          ...section,
          entity: shown.find(({ title }) => title === section.title)?.id ?? section.entity,
        })),
        demands: said.demands.filter(({ entity }) => entity === null || !gone.has(entity)),
      };
}
