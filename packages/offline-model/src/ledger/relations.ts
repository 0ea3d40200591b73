import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { AND_OR, like, part } from '../lexicon/pattern.ts';
import type { EntityPlan } from '../plan/app-plan.ts';
import type { Span } from '../understand/tokens.ts';
import { stems } from './bindings.ts';
import { unmetDeeds } from './deeds.ts';
import type { Looked } from './conditions.ts';

/** Words of what is acted on, as stems: those of the request, and in English. */
type Meant = ReadonlySet<string>;

interface Told {
  /** The words that ask for it, and the sentence that they stand in. */
  readonly match: string;
  readonly sentence: string;
}

interface Relation {
  /** With what is acted on as its first group that matched, and others after it as `more`; or with a `list` of them. */
  readonly asked: RegExp;
  readonly isMet: (looked: Looked, what: Meant, told: Told) => boolean;
}

const listsOf = ({ blocks }: Looked) =>
  blocks.flatMap((block) => (block.kind === 'collection' ? [block] : []));

const shares = (what: Meant, text: string): boolean => stems(text).some((one) => what.has(one));

const namesOf = ({ id, one, many }: EntityPlan): string =>
  `${id} ${one} ${many} ${entityEntry(id)?.words ?? ''}`;

const named = ({ plan }: Looked, what: Meant): readonly EntityPlan[] =>
  plan.entities.filter((entity) => shares(what, namesOf(entity)));

/** A choice goes by any of these, whatever it is called. */
const KINDS = /^(?:typ|kind|categor|kategori|art$|sort|genr|tip|rubri|group|section)/u;
const NAMES =
  /^(?:nam|nom|last|first|surnam|nachnam|vornam|familiennam|apellid|sobrenom|alphabet|titl|titel)/u;
const DAYS =
  /^(?:dat|day|tag|fecha|jour|dia|día|month|week|when|due|new|lat|deadlin|frist|praz|plaz|échéan)/u;

/** A list is narrowed or put in order by this field; where a field has this very name, by no other. */
const isBy =
  (kind: 'filters' | 'sorts') =>
  (looked: Looked, what: Meant): boolean => {
    const { entities } = looked.plan;
    const isNamed = entities.some(({ fields }) => fields.some(({ label }) => shares(what, label)));
    const isLike = (pattern: RegExp): boolean => !isNamed && [...what].some((word) => pattern.test(word));
    return (
      looked.tools !== '' ||
      listsOf(looked).some((list) =>
        list[kind].some((id) => {
          const fields = entities.find((entity) => entity.id === list.entity)?.fields ?? [];
          const found = fields.find((one) => one.id === id);
          const { label = '', entity = '', options = [], type = '' } = found ?? {};
          return (
            shares(what, [id, label, entity, ...(isNamed ? [] : options)].join(' ')) ||
            (/^choices?$|^relation$/u.test(type) && isLike(KINDS)) ||
            (type.startsWith('date') && isLike(DAYS)) ||
            (type === 'text' && isLike(NAMES))
          );
        }),
      )
    );
  };

/** Of records of the app there is a figure; of anything else nothing is known. */
function isCounted(looked: Looked, what: Meant, { sentence }: Told): boolean {
  const counted = named(looked, what).map(({ id }) => id);
  return (
    counted.length === 0 ||
    looked.tools !== '' ||
    (!ON_START.test(sentence) &&
      (looked.plan.entities.some(({ fields }) => fields.some(({ label }) => shares(what, label))) ||
        // Of how many a booking is for it asks itself.
        looked.blocks.some(({ kind }) => kind === 'booking'))) ||
    looked.blocks.some(
      (block) =>
        block.kind === 'report' ||
        (block.kind === 'chart' && counted.includes(block.entity)) ||
        (block.kind === 'numbers' &&
          block.items.some(({ entity, label }) => counted.includes(entity) || shares(what, label))),
    )
  );
}

const ON_START =
  /(?:home|start|first|main) ?page|dashboard|overview|startseite|übersicht|inicio|início|painel|panel|accueil/iu;

/** Something of what is drawn is in a chart. */
const isDrawn = ({ blocks, plan, tools }: Looked, what: Meant): boolean =>
  tools !== '' ||
  blocks.some((block) => {
    if (block.kind !== 'chart') return false;
    const entity = plan.entities.find(({ id }) => id === block.entity);
    const labels = entity?.fields.filter(({ id }) => id === block.by || id === block.field) ?? [];
    const told = [block.title, ...(entity ? [namesOf(entity)] : []), ...labels.map(({ label }) => label)];
    return shares(what, told.join(' '));
  });

const HOME =
  /^(?:hom|start|main|index|first|inicio|início|accueil|principal|startseit|next|sam|each|ever|own|new)/u;

const MINE = like.u`(?<!\p{L})(?:My|Mes|Mis|Meus|Minhas|Meine)\s`;

/** What is one's own is more than what everybody sees. */
const isOwn = ({ plan, blocks }: Looked): boolean =>
  plan.pages.some(({ title }) => MINE.test(title)) ||
  blocks.some((block) => block.kind === 'saved' || (block.kind === 'collection' && block.onlyMine));

/** A button of that name can be pressed. */
const isPressed = (looked: Looked, what: Meant): boolean =>
  looked.tools !== '' ||
  looked.blocks.some(
    (block) =>
      (block.kind === 'collection' || block.kind === 'detail') &&
      block.actions.some(({ kind, label }) => shares(what, `${kind} ${label}`)),
  );

const isPage = (looked: Looked, what: Meant, { match }: Told): boolean =>
  (!MINE.test(match) || isOwn(looked)) && isTitled(looked, what);

const isTitled = (looked: Looked, what: Meant): boolean =>
  [...what].some((word) => HOME.test(word)) ||
  looked.plan.pages.some(({ title }) => shares(what, title)) ||
  looked.blocks.some((block) => 'title' in block && shares(what, block.title)) ||
  (looked.tools === '' && named(looked, what).length > 0);

const WORD = String.raw`[\p{L}\d'’-]+`;
const THE = part`(?:(?:the|their|its|our|my|an?|der|dem|den|die|das|le|la|les|el|los|las|os?|as)\s|l['’])?`;
const WHAT = part`${THE}(?<what>${WORD}(?:\s${WORD})?)`;
const BY = part`(?:by|on|nach|par|selon|por|según|pel[ao]s?)`;
const MORE = part`(?<more>(?:,?\s(?:${AND_OR})\s${BY}\s${THE}${WORD})*)`;
const RELATIONS: readonly Relation[] = [
  {
    asked: like.giu`
      (?<!\p{L})(?:filt(?:er|r)\p{L}*(?:\s[\p{L}'’]+){0,3}?\s${BY}\s${WHAT}${MORE}
      |nach\s${THE}(?<before>${WORD}(?:\sund\s(?:nach\s)?${WORD})?)\s(?:zu\s)?(?:filter|gefiltert)\p{L}*)`,
    isMet: isBy('filters'),
  },
  {
    asked: like.giu`
      (?<!\p{L})(?:(?:sort|ordered|ordena|trier|triés?|classer|classés?)\p{L}*(?:\s[\p{L}'’]+){0,3}?\s${BY}\s${WHAT}${MORE}
      |nach\s${THE}(?<before>${WORD})\s(?:zu\s)?(?:sortier|geordnet)\p{L}*)`,
    isMet: isBy('sorts'),
  },
  {
    asked: like.giu`
      (?<!\p{L})(?:how\smany|(?:total\s)?number\sof|count\sof|wie\sviele|anzahl\s(?:der|aller|an|von)|quant[oa]s
      |cuánt[oa]s|(?:número|nombre)\sde|combien\sde)\s${THE}(?<what>${WORD})`,
    isMet: isCounted,
  },
  {
    asked: like.giu`
      (?<!\p{L})(?:charts?|graphs?|diagramme?|gráficos?|graphiques?)\s(?:of|showing|der|von|des?|das|dos|da|do)\s
      ${THE}(?<what>${WORD})|(?<!\p{L})(?<before>(?!(?:an?|the|my|monthly|weekly|line|bar|pie|nice|big|and|with)\s)\p{Ll}{4,})\scharts?\s(?:per|by|for)`,
    isMet: isDrawn,
  },
  {
    // A page that is given its name.
    asked: like.gu`
      (?<!\p{L})(?:[Pp]age\s(?:called|named)\s["“]?(?<what>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)
      |[Aa](?:nother)?\spage\s(?:that\sexplains|with|about|of)\s(?:the|our)\s(?<about>\p{Ll}+)(?![\p{L}'’])
      |(?:Seite|página|page)\s[„«“]\s?(?<quoted>[^“”»\n]{2,40}?)\s?[“”»]
      |(?:see|sees|have|sehen|voient|ven|veem)\s["“„«]\s?(?<mine>(?:My|Mes|Mis|Meus|Minhas|Meine)\s[^"“”»\n]{2,40}?)\s?["“”»]
      |[Ss]how\s(?:the\s|all\s)?(?<shown>\p{Ll}+)(?:\s\p{L}+){0,3}?\son\s(?:another|a\sseparate|its\sown|an\sextra)\spage
      |(?:Seite|página|page)\s(?<given>(?:My|Mes|Mis|Meus|Minhas|Meine)\s\p{L}+|\p{Lu}\p{L}+)(?!\p{L})
      |(?:[Pp]ages|[Pp]áginas|Seiten)\s?(?::|for)\s(?<list>[^.;:()\n]+))`,
    isMet: isPage,
  },
  {
    asked: like.gu`
      (?<!\p{L})(?:(?:press|click|tap|hit|drücken|klicken|cliquer|appuyer|pulsar|clicar|apertar)(?:\s(?:on|auf|sur|en|em))?(?:\sthe|\sa)?
      |(?:auf|sur|en|em))\s["“„«]?(?<what>\p{Lu}\p{L}+)["”“»]?(?:\s(?:klick|drück|tipp)\p{L}*|\s(?:on|for|at|next|beside|button|bei|sur|en|em)(?!\p{L}))`,
    isMet: isPressed,
  },
];

/** Words that name nothing. */
const LINKS = like.iu`
  ^(?:and|or|by|of|in|with|on|und|oder|nach|et|ou|de|du|des|par|y|o|e|do|da|por|the|so|to|as|is|are|was|can|also|our|us|my|it
  |them|that|this|these|those|each|all|here|und|uns|unsere?|sie|ihn|nos|notre|nuestr[oa]s?|noss[oa]s?)$`;

interface Asking {
  readonly looked: Looked;
  /** What a word of another language is in English. */
  readonly english: (word: string) => readonly string[];
  /** What is said to the builder about an app that is there. */
  readonly isOrder: boolean;
}

/** Where a sentence asks for an act on something, and the app may have the act, but not on that. */
export function unmetRelations(sentence: string, { looked, english, isOrder }: Asking): readonly Span[] {
  const meantBy = (text: string): Meant =>
    new Set(
      text
        .split(like.u`[^\p{L}\d'’-]+`)
        .filter((word) => word.length > 1 && !LINKS.test(word))
        .flatMap((word) => [word, ...english(word.toLowerCase())])
        .flatMap(stems),
    );
  const isKept = ({ isMet }: Relation, text: string, match: string): boolean => {
    const what = meantBy(text);
    return what.size === 0 || isMet(looked, what, { match, sentence });
  };
  // "Add comments" said to the builder is no deed of the people of the app.
  const deeds = isOrder
    ? []
    : unmetDeeds(sentence, looked, { things: (words) => named(looked, meantBy(words)), english });
  const relations = RELATIONS.flatMap((relation) =>
    [...sentence.matchAll(relation.asked)].flatMap((match): readonly Span[] => {
      const { more, list, ...groups } = match.groups ?? {};
      if (list !== undefined) {
        const items = list
          .split(/,\s*(?:and\s)?|\s(?:and|und|et|y|e)\s/u)
          .filter((item) => item.trim() !== '');
        return items
          .filter((item) => !isKept(relation, item, match[0]))
          .map((item) => placeOf(item, sentence, match.index));
      }
      const first = Object.values(groups).find((one) => one !== undefined) ?? '';
      const others = (more ?? '').split(like.iu`\s${BY}\s`).slice(1);
      const isWhole = [first, ...others].every((text) => isKept(relation, text, match[0]));
      const told = match[0].replace(/\s(?:and|or|und|oder|et|ou|y|e)$/u, '');
      return isWhole ? [] : [{ start: match.index, end: match.index + told.length }];
    }),
  );
  return [...deeds, ...relations];
}

function placeOf(item: string, sentence: string, from: number): Span {
  const start = sentence.indexOf(item, from);
  return { start, end: start + item.length };
}
