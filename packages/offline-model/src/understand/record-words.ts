import { isToldField } from './asked-field.ts';
import { AND, AND_OR, like, meanings, part, reworded } from '../lexicon/pattern.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import { fieldTypeOf, isAttribute } from './fields.ts';
import { isSureVerb } from './grammar.ts';
import { isPlural } from './inflect.ts';
import { listItems } from './list-items.ts';

/** How people who keep books put things, in the words that the readers of lists and sentences know. English only. */
export const inRecordWords = (text: string): string =>
  withPicked(bareLists(withWays(asLog(reworded(text, REWORDED)))));

const LOG = like.iu`
    ^(\s*(?:(?:i want|i need|i would like|i['’]d like|make(?: me)?|build(?: me)?|create
    |please build) )?(?:an? )?([\p{L} -]{3,30}?) (?:log|logbook|log book|diary|tracker|journal))(?: for (?:my |our |the )?[\p{L} ]{2,24}?)?(?::| with) ([^.:\n]+)`;

/** "Fuel log for my car: date, litres, odometer": each entry of the log has these, and no car does. */
function asLog(text: string): string {
  const [whole = '', opening = '', about = '', told = ''] = LOG.exec(text) ?? [];
  const [list = '', ...later] = told.split(';');
  const items = listItems(list, 0).map((item) => item.text);
  const fields = items.filter((item) => !SHOWN.test(item));
  const known = fields.filter((item) => isTold(item)).length;
  if (!isMeasured(about, fields) || fields.length < 3 || known < fields.length * 0.6) return text;
  const date = fields.some((item) => /\b(?:date|day|night)\b/iu.test(item)) ? '' : 'date, ';
  const rest = [...items.filter((item) => SHOWN.test(item)), ...later].map((one) => one.trim());
  const shown = rest.length === 0 ? '' : `. Show ${rest.join(', ').replace(/^show /iu, '')}`;
  return `${opening}. Each log has ${date}${fields.join(', ')}${shown}${text.slice(whole.length)}`;
}

/** What is measured of oneself, or of one thing; a log of things that are known is a list of them. */
function isMeasured(about: string, fields: readonly string[]): boolean {
  const found = findEntity(about.toLowerCase().split(' '));
  if (found !== null) return found.entry?.id === 'healthReading';
  const types = fields.map((item) => fieldTypeOf(item.toLowerCase().split(/\s+/)));
  return types.includes('date') && types.filter((type) => type === 'number' || type === 'money').length >= 2;
}

const SHOWN =
  /\b(?:charts?|graphs?|calendar|list|search|export|dashboard|statistics|stats|streaks?|average|filters?|reminders?|history|overview|show)\b/iu;

const isTold = (item: string): boolean =>
  /\d|%|\(/u.test(item) || isAttribute(item.toLowerCase().split(/\s+/));

/** Sentences that say what may be done with records; the planner reads them whole. */
export const isOfficeRule = (clause: string): boolean => OFFICE_RULES.some((pattern) => pattern.test(clause));

const OFFICE_RULES: readonly RegExp[] = [
  // "A saída tem que ser depois da chegada": one moment against another.
  like.iu`
  ^[^,.:;()]{3,40}\s(?:must|has to|have to|should|cannot|can['’]t|always|comes?|muss|müssen|darf|liegt|kommt|debe\p{L}*|tiene\p{L}* que|no puede\p{L}*|deve\p{L}*|t[eê]m (?:que|de)|não pode\p{L}*|precisa\p{L}*|doi(?:t|vent)|vient|ne peut)\s(?:\p{L}+\s){0,3}?
  (?:after|later than|before|earlier than|nach|vor|después de|antes de|depois d[eoa]|antes d[eoa]|posterior a|après|avant)\s[^,.:;()\d]{3,24}(?:\s(?:liegen|sein|kommen))?[.!]?$`,
  /\bend(?: date| day| time)? (?:\w+ ){0,3}before (?:the |its )?start/i,
  /\b(?:want|need|like|wanna) to (?:know|see) (?:how (?:much|many)|who|which)\b/i,
  like.iu`(?<!\p{L})(?:(?:less|fewer|more|older) than|(?:weniger|mehr|älter) als|menos de|más de|mais de|moins de|plus de)\s\d[^.]*\s(?:red|orange|yellow|rot|gelb|rouge|jaune|rojo|naranja|amarillo|vermelho|laranja|amarelo)(?!\p{L})`,
  /\b(?:in repair|in the workshop|retired|broken|blocked|suspended|expired|out of order)\b.*\b(?:cannot|can'?t|may not|must not)\b/i,
];

/** "a searchable inventory of props for a theatre, with a photo and …": these are props, each with that. */
const CATALOGUE_OF = like.giu`(?:\b(?:an?|the|my|our|searchable|simple|digital|small|online) )*\b(?:inventory|catalogue|catalog|register|archive|database|directory) of (?:(?:all|our|my|the) )*(\p{L}{3,}s)(?: (?:for|of|at|in) [^,.:;()]{3,40})?,? with (?=[^.]*(?:,| and ))`;

/** "book catalogue (title, author)": books with these. */
export const withCatalogues = (text: string): string =>
  text
    .replace(CATALOGUE_OF, '$1 with ')
    .replace(like.giu`\b(\p{L}{3,}?)s? (?:catalogue|catalog|register|directory|database) (?=\()`, '$1s ');

const STATES = like.giu`
  \b(status|stage|state|estado|situação|statut|zustand)(?:e?s(?=\s+are\b))?(?:\s*:|\s+(?:are|can be|is one of|may be)
  (?:\s*:)?)?\s+((?:[\p{L}-]+(?: [\p{L}-]+){0,2},\s+)+(?:(?:${AND_OR})\s+)?[\p{L}-]+
  (?: [\p{L}-]+){0,2})(?=[.;)]|$)`;

/** "a status, Started, Fitting or Collected": only names stand so. */
const STATES_APART = like.gu`\b(status|stage|state|type|kind|category|priority|level|estado|tipo|statut)(?:,| of) ((?:\p{Lu}[\p{L}-]+, )+\p{Lu}[\p{L}-]+,? (?:or|ou|o) \p{Lu}[\p{L}-]+)`;

/** "a status draft, sent, received": what it can be, in brackets. */
export const withStates = (text: string): string =>
  withMeasures(withKinds(text.replace(STATES_APART, '$1 ($2)'))).replace(
    STATES,
    (whole: string, field: string, list: string) => {
      const options = list.split(
        /,\s+(?:(?:and|or|e|y|o|ou|und|oder|et)\s+)?|\s+(?:and|or|ou|und|oder|et)\s+/iu,
      );
      const isField = (words: readonly string[]): boolean =>
        isAttribute(words) && fieldTypeOf(words) !== 'flag';
      const isList = options.length >= 2 && !options.some((one) => isField(one.toLowerCase().split(' ')));
      return isList && !/^(?:of|is|can|and|or|for|to|with|de)\b/i.test(list)
        ? `${field} (${options.join(', ')})`
        : whole;
    },
  );

const MEASURES = like.giu`
  (?<!\p{L})(?:body\s|körper)?(?:m(?:ea|e)surements?|measures|dimensions|medidas|dimensões|dimensiones|maße|abmessungen|mesures|mensurations)
  \s*(?:\((?<all>[^()\n]*[,\s][^()\n]*)\)|:\s*(?<list>(?:[\p{L}-]+,\s)*[\p{L}-]+,?\s(?:${AND})\s[\p{L}-]+)(?:\s(?:in|em|en)\s\p{L}+)?(?=\s*[,.;)\n]|$))`;

/** "measurements (chest, waist)": a number each. */
const withMeasures = (text: string): string =>
  text.replace(MEASURES, (whole: string, ...told: readonly unknown[]) => {
    const list = told.find((one) => typeof one === 'string');
    const items = String(list ?? '').split(/,\s*(?:(?:and|e|y|und|et)\s)?|\s(?:and|e|y|und|et)\s/iu);
    return items.length < 2 || /\d|:/u.test(whole.slice(whole.search(/[(:]/u) + 1))
      ? whole
      : items.map((one) => `${one.trim().replace(like.u`\s(?:in|em|en)\s\p{L}+$`, '')} (cm)`).join(', ');
  });

const LIKE = like.giu`(?<!\p{L})(\p{L}+) (?:like|such as|e\.g\.|wie|como|comme) ((?:[\p{L}-]+, )+[\p{L}-]+,? (?:${AND_OR}) [\p{L}-]+)(?=[,).])`;

/** "priorities high, medium, low", "tags like work, sleep, family". */
const SCALE = like.giu`
  (?<!\p{L})(priorit(?:y|ies)|severit(?:y|ies)|difficult(?:y|ies)|priorität(?:en)?|prioridade?s|priorités?)\s((?:(?:high|medium|low|normal|urgent|critical|easy|hard|hoch|mittel
  |niedrig|normal|dringend|alta|media|média|baja|baixa|haute|moyenne|basse)(?:,\s(?:and\s|or\s)?|\s(?:${AND_OR})\s)?){2,})`;
const MARKS = like.giu`
  (?<!\p{L})(?:(?:add|choose|pick|set|select)\s)?(tags|labels|moods|etiquetas|schlagwörter|stimmungen|étiquettes|humeurs)\s(?:like|such as|e\.g\.|wie|como|comme)\s
  ((?:[\p{L}-]+,\s)+(?:(?:${AND_OR})\s)?[\p{L}-]+(?:\s(?:${AND_OR})\s[\p{L}-]+)?)(?=[,.;)]|$)`;

const inBrackets = (_: string, field: string, list: string): string => {
  const options = list.split(/,\s*|\s(?:and|or|und|oder|y|o|e|ou|et)\s/iu).map((one) => one.trim());
  return `${field} (${options.filter((one) => one !== '').join(', ')})${/[,\s]$/u.test(list) ? ', ' : ''}`;
};

/** "category like garden, wood or electric": what it can be. */
const withKinds = (text: string): string =>
  text
    .replace(SCALE, inBrackets)
    .replace(MARKS, inBrackets)
    .replace(LIKE, (whole: string, field: string, list: string) =>
      !isPlural(field) && !isSureVerb(field.toLowerCase())
        ? `${field} (${list.split(/,? (?:or|and|oder|und|o|y|ou|et|e) |, /iu).join(', ')})`
        : whole,
    );

/** From one state on to the next; what is "ready to ship" is still in one. */
const ON = part`
  (?!(?<=(?<!\p{L})ready) to (?:ship|send|print|sell|serve|deliver|collect|pick|publish|review|test|launch|start|go|use
  |eat|drink|harvest|invoice|install)(?!\p{L})),? (?:then(?: to)?|to|over) (?!to )`;
const STEP = String.raw`(?:(?!${ON})[\p{L} -]){3,24}`;
const WAY = like.giu`(?<!\p{L})(?:an?|each|every|the)?\s*(\p{L}{3,}) (?:goes|go|moves?|passes|changes?|runs?|can go|can move|is moved) from (${STEP}(?:${ON}${STEP})+)(?=[.;,\n]|$)`;
const STATE = like.iu`ed$|ing$|^(?:new|open|draft|lead|quote|to ?do|in|on|ready|done|sent|paid|won|lost|sold|live|back|home|out)(?!\p{L})`;

const STATUS_WAY = like.giu`(?<!\p{L})(?:(?:track|follow|update|change|set|see) )?(?:the |its |their |an? )?status (?:goes |moves |runs )?(?:from )?(${STEP}(?:${ON}${STEP}){1,})(?=[.;,\n]|$)`;

const stepsOf = (way: string): readonly string[] =>
  (way.match(like.giu`(?<=^|${ON})${STEP}`) ?? []).map((one) => one.trim());

/** "A job goes from received to in repair to ready": what its status can be. */
const withWays = (text: string): string =>
  text
    .replace(STATUS_WAY, (_, way: string) => `status (${stepsOf(way).join(', ')})`)
    .replace(WAY, (whole: string, thing: string, way: string) => {
      const steps = stepsOf(way);
      const arePlaces = steps.every((one) => /^\p{Lu}/u.test(one) && !STATE.test(one));
      return arePlaces ? whole : `Each ${thing} has a status (${steps.join(', ')})`;
    });

/** "jobs with the date, which cleaner, hours": there are cleaners, and one of them is picked. */
const withPicked = (text: string): string => {
  const picked = [...text.matchAll(like.giu`, which (\p{L}{4,})(?=,| and )`)].map(([, noun = '']) => noun);
  const told = text.replace(like.giu`, which (?=\p{L}{4,}(?:,| and ))`, ', ');
  return picked.reduce(
    (rest, noun) => `${rest.replace(/\s*$/, '')}${/[.!?]\s*$/.test(rest) ? '' : '.'} Manage ${noun}s.`,
    told,
  );
};

const ABOUT = like.iu`^\s*(?:an? |my |our |simple )*(?:tracker|log|register|list|database|app|system|tool|inventory) (?:for|of|to track) (?:my |our |the |all )?(?:\p{L}+ )?(\p{L}+?)s\b`;
const KEPT = like.iu`
  (?<!\p{L})(?:track|manage|log|collect|organi[sz]e|catalogue|record|list
  |keep (?:a list |track |records? )?of) (?:my |our |the |all )*(?:\p{L}+ )?(\p{L}+?)s(?:[^\p{L}.!?]|
  (?=[.!?]))[^.!?,]{0,40}[.!?]\s+(?:[^.!?:]{4,90}[.!?]\s+)?(?=\p{L}[^.!?:]*,)`;
const BARE = like.gu`(?<=[.!?]\s+)(\p{L}[^.!?:(),]*(?:,\s[^.!?:(),]+(?:\([^()]*\))?){4,})(?=[.!?])`;
const SHORT_BARE = like.gu`(?<=[.!?]\s+)(\p{L}[^.!?:(),]*(?:,\s[^.!?:(),]+(?:\([^()]*\))?){2,})(?=[.!?])`;
const TELLING = /\b(?:is|are|can|must|may|should|want|need|have|has|will|we|i|you|they|please|use|show)\b/i;

/** "Tracker for loans. object, title, value, from, to": a sentence of names alone tells what each of them has. */
function bareLists(text: string): string {
  const about = ABOUT.exec(text)?.[1];
  const thing = about ?? KEPT.exec(text)?.[1];
  if (thing === undefined) return text;
  return text.replace(about === undefined ? SHORT_BARE : BARE, (list: string) => {
    const items = list.split(/,\s*/);
    const known = items.filter(
      (item) => isToldField(item, 'en') || isAttribute(item.toLowerCase().split(' ')),
    ).length;
    return TELLING.test(list) || known < items.length * 0.4 ? list : `Each ${thing} has ${list}`;
  });
}

const REWORDED = meanings`
/(?:,? and|\.|;) (?:every|each) (\p{L}+) (?:should|must|has to|needs to|is to) be (?:recorded|logged|stored|saved|registered) with /giu => '. Each $1 has '
/(?<=\bperson|\bemployee|\bmember) who (?:did|made|entered|does|recorded) (?:it|this|that)\b/gi => ''
/\b(?:register|list) of (?:all |the |our )?(\p{L}+s)(?=\s*:)/giu => '$1'
/\(([^()]+)\) (?:belonging|that belong|linked|assigned) to (?:an?|one|the|their) ([\p{L}-]+)/giu => '($1, $2)'
// "Leave management for our company: employees have a department and …".
/^([^.:;\n]{5,80}): (?=(?:our |the )?\p{L}+s have \p{L})/iu => '$1. '
// "record maintenance with cost and date for each asset".
/\b(record|log|track|enter|keep|register) ((?:\p{L}+ ){0,2}\p{L}+) with ([^.;:]+?) (?:for|per|of) (?:each|every) ([\p{L}-]+)(?=[.;]|$)/giu => '$1 $2 with $4, $3'
// "add their name and score to a high score list": what is kept are high scores.
/\b(?:add|enter|put|submit|save|write) (?:in |down )?(?:their|a|the|your) (\p{L}+(?:, \p{L}+)* and \p{L}+) (?:to|in|into|on|onto) (?:an?|the|our|your) (?:leader ?board|ranking|high ?scores?
  |high[- ]score (?:list|table|board))\b/giu => 'add high scores ($1)'
/\bno\.(?=,)/gi => 'number'
/^(\s*[\p{L}' ]{0,30}\b(?:survey|questionnaire))(?: form)?(?: (?:for|of|about|among) [^:.\n]{2,60})?: (?=[^.\n]*,)/iu => '$1 with '
/\b(sellers|vendors|hosts|landlords|makers) list (?=(?:their )?\p{L}+ \()/giu => '$1 can post '
/(?<=^|[.!?]\s)(?:an?|the) (status|state|stage|label|badge) (?:shows|tells|says|indicates) (?:if|whether) (?:an?|the|each
  |every) (\p{L}+) is ([^.;]+)/giu => 'Each $2 has a $1 ($3)'
/\b(?:an?|the) (\p{L}+s) page where (?:the )?\p{L}+(?: can)? (?:sign up|register|enrol+|enter|(?:put|write) (?:themselves|themself
  |their names?|in their names?) down) with /giu => 'Visitors can add $1 with '
/(?<=^|[.!?]\s)(?:begin|start|it starts|the list starts) (?:with no|without(?: any)?) [^.,;]{3,40}(?=[.;]|$)/giu => ''
/^\s*(\p{L}{3,}s) have (?=\p{L}+s with )/iu => 'Manage $1. $1 have '
/\bwhat (?:the |each |every )?\p{L}+ (?:has |have )?(?:already )?paid\b/giu => 'amount paid'
/\bw (?=\p{L}{3})/giu => 'with '
/(\p{L}) \+ (?=\p{L})/gu => '$1, '`;
