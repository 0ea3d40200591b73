import { like, part } from '../lexicon/pattern.ts';
import { sentences, type Span } from './tokens.ts';
import { WEEKDAY } from './weekdays.ts';

/** "since 1988", "currently six weeks". */
const SINCE = part`
  (?<!\p{L})(?:since|seit|depuis|desde|founded in|gegründet|fondée? en|fundad[oa] em?n?)\s(?:1\d|20)\d\d(?!\d)
  |(?<!\p{L})(?:takes?|currently|time is|dauert|beträgt|derzeit|est de|actuellement|es de|actualmente|é de|atualmente|dura)\s(?:(?:about|around|currently|now|etwa|rund|derzeit|environ|actuellement|unos|unas|cerca de)\s){0,2}(?:\d+|\p{L}+)\s(?:days?|weeks?|months?|tagen?|tage|wochen?|monaten?|monate|jours|semaines?|mois|días|semanas|meses|dias)(?!\p{L})`;
const CLOCK = String.raw`(?<![\d:.])\d{1,2}(?:[:h]\d{2}|\s?(?:uhr|[ap]m|o['’]clock)(?!\p{L}))`;
/** "training Tuesdays 18:30": week after week, in whatever sentence it is told. */
const WEEKLY = like.giu`(?<!\p{L})${WEEKDAY}\s(?:at\s|um\s|a\slas?\s|à\s|às\s)?${CLOCK}`;
const FACT = like.giu`${SINCE}|${CLOCK}`;
const LASTING = like.iu`${SINCE}`;
/** Said to who builds it, or a rule that the app keeps. */
const NO_FACT = like.iu`
  [:"“«„(]|(?<!\p{L})(?:should|must|can['’]?t|cannot|can|may|only|want|need|app|site|website|pages?|forms?|fields?|buttons?|slots?|soll\p{L}*|muss|müssen|darf|dürfen|kann|können|brauche\p{L}*|webseite|seiten?|formular|knöpfe|debe\p{L}*|puede\p{L}*|quier\p{L}*|necesit\p{L}*|web|página|formulario|botones
  |deve\p{L}*|pode\p{L}*|quer\p{L}*|precis\p{L}*|formulário|doit|peut|peuvent|faut|veux|voul\p{L}*|voudr\p{L}*|formulaire|boutons?)(?!\p{L})`;

/** What a sentence tells for good, in the words that tell it. */
interface ToldFact {
  readonly span: Span;
  readonly said: readonly string[];
}

/** "The waiting time is currently six weeks": sentences that only tell people a time, a year or a while. */
export const factsIn = (text: string): readonly ToldFact[] =>
  sentences(text).flatMap((span) => {
    const sentence = text.slice(span.start, span.end);
    const isAsked = NO_FACT.test(sentence.replaceAll(/(?<=\d):(?=\d)/gu, '.'));
    const said = sentence.match(isAsked ? WEEKLY : FACT);
    return said === null ? [] : [{ span, said }];
  });

/** What has been so or takes a while names nothing that the app keeps. */
export const lastingFacts = (text: string): readonly Span[] =>
  factsIn(text)
    .filter(({ said }) => said.some((one) => LASTING.test(one)))
    .map(({ span }) => span);
