import { like, words } from '../lexicon/pattern.ts';
import { spanOf, sentences, type Span } from './tokens.ts';

const STYLE = new Set(
  words`
  rounded corners corner playful font fonts typography serif sans-serif minimalist minimal modern clean elegant
  friendly warm trustworthy mobile desktop responsive layout spacing whitespace white-space shadow shadows soft
  subtle gradient gradients animation animations hover effect effects smooth transition transitions bold look feel
  style design visual visually aesthetic simple intuitive easy use navigate accessible professional fun colourful
  colorful cards icons large big small tablet screen screens devices ux ui user-friendly beautiful sleek polished
  premium luxurious cosy cozy calm fresh bright vibrant light dark mode theme clear plenty lots space generous
  good great nice quiet airy tidy understated sober stylish classy contrast readable legible consistent fast loading performance`,
);
const SMALL = new Set(
  'a an the and or with of on in for to be should must is are it its all use using please make keep that this very really not too also have has overall some lots plenty as well'.split(
    ' ',
  ),
);
const FEELING = like.giu`
  \b(?:that|which|it|everything)?\s*(?:should |must |will )?(?:feels?|looks?|be|is) (?:and (?:feels?|looks?) )?
  (?:very |really )?(?:clean|warm|modern|friendly|elegant|professional|playful|trustworthy|calm|premium|fresh|beautiful
  |nice|good|great|simple|minimal\w*|sleek|cosy|cozy|luxurious|polished|intuitive|responsive)(?:(?:,| and
  |, and) (?:\w+ )?\p{L}+)*`;

/** "Old paper look: …", "Estilo periódico antiguo: …": what it looks like, and no list of papers. */
const LOOK = like.giu`
  (?<=^\s*|[.!?\n]\s*)(?:(?:[\p{L}-]+[ -]){1,4}(?:look|style|feel|vibe|optik|stil)|(?:look|style|stil|estilo|aspecto
  |visual)(?:\s[\p{L}'’-]+){1,4})\s*(?=:|[.,](?:\s|$)|$)`;

/** Parts that only say how it looks; they name no thing of the app. */
export function styleClauses(text: string): readonly Span[] {
  const whole = sentences(text).filter((span) => {
    const words = text
      .slice(span.start, span.end)
      .toLowerCase()
      .split(like.u`[^\p{L}\p{N}-]+`)
      .filter((word) => word !== '' && !SMALL.has(word));
    return words.length > 0 && words.every((word) => STYLE.has(word));
  });
  const parts = [...text.matchAll(FEELING), ...text.matchAll(LOOK)].map(spanOf);
  return [...whole, ...parts];
}

/** "overdue cards are red", "low stock in orange": what a clause says of records in some state. */
export const stateClauses = (text: string): readonly Span[] =>
  [...text.matchAll(/[^.,;:!?\n]+/gu)].flatMap(
    (found) =>
      found[0].split(/\s(?=(?:and|und|et|y|e)\s)/u).reduce<{ at: number; spans: Span[] }>(
        ({ at, spans }, clause) => {
          const start = found.index + at;
          const isOfState =
            SIGNAL.test(clause) && (OF_STATE.test(clause) || MARKED.test(clause)) && !OF_THE_APP.test(clause);
          return {
            at: at + clause.length + 1,
            spans: isOfState ? [...spans, { start, end: start + clause.length }] : spans,
          };
        },
        { at: 0, spans: [] },
      ).spans,
  );

const SIGNAL = like.iu`(?<!\p{L})(?:red|green|orange|yellow|amber|rot|grün|gelb|rouges?|verte?s?|jaunes?|roj[oa]s?|verdes?|amarill[oa]s?|naranja|vermelh[oa]s?|amarel[oa]s?|laranja)(?!\p{L})`;
const OF_STATE = like.iu`
  (?<!\p{L})(?:overdue|expired|urgent|unpaid|(?:too )?late (?:\p{L}+ )?(?:are|is|in|ones)|(?:high|low) priority|low stock|over budget
  |out of stock|above the limit|over the limit
  |(?:(?:less|fewer|more|older) than|(?:weniger|mehr|älter) als|menos de|más de|mais de|moins de|plus de)\s\d+
  |überfällig\p{L}*|abgelaufen\p{L}*|dringend\p{L}*|unbezahlt\p{L}*|vencid[oa]s?|atrasad[oa]s?|caducad[oa]s?|urgentes?|en retard|expirée?s?|impayée?s?)(?!\p{L})`;
/** "se marca en rojo", "is shown in red": such a colour is given to a row. */
const MARKED = like.iu`
  (?<!\p{L})(?:highlight\p{L}*|mark(?:ed|s)?|flag(?:ged|s)?|turn(?:s|ed|ing)?|shown?|displayed|appear\p{L}*|becomes?|markier\p{L}*
  |hervorgehoben|angezeigt|gefärbt|erschein\p{L}*
  |marc\p{L}+|resalt\p{L}*|destac\p{L}*|aparec\p{L}*|sal(?:e|en)|fica[mr]?|pint\p{L}+|muestr\p{L}*|mostrad\p{L}*|affich\p{L}*|surlign\p{L}*
  |apparai\p{L}*|deviennent|devient|passent?)(?!\p{L})`;
const OF_THE_APP = like.iu`(?<!\p{L})(?:background|buttons?|header|theme|accents?|menu|sidebar|elements?|colou?r scheme|hintergrund|knöpfe|fondo|botones|fundo|botões|fond|boutons)(?!\p{L})`;
