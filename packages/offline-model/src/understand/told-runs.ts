import { SUM } from '../lexicon/money.ts';
import { AND, like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { readDeclaredLists, type DeclaredList } from './declared-lists.ts';
import { likeliest } from './likely-list.ts';
import { isFieldItem } from './field-items.ts';
import { readHandedRows } from './handed-rows.ts';
import { kindIn, LASTS, unquoted } from './named-row.ts';
import { singular } from './inflect.ts';
import { readToldRecords } from './told-records.ts';
import { blank, escaped, sentences, type Span } from './tokens.ts';

/** Records that stand one after the other in a sentence, each with what is told of it. */
export interface ToldRun {
  readonly span: Span;
  /** What leads to them: "Under Puzzles we sell:". */
  readonly lead: Span;
  /** What they are, as it is written. */
  readonly head: string;
  /** Whether its fields are told elsewhere. */
  readonly isDeclared: boolean;
  readonly rows: readonly (readonly string[])[];
  /** Which of the cells says where it is. */
  readonly places: number;
}

const EACH_TIME = String.raw`(?:\s(?:an?|per|pro|je|por|par|la|a)\s\p{L}+)?`;
/** What ends a record: its price, its bracket, or both. */
const DETAIL = like.gu`(?:(?<price>${SUM})${EACH_TIME})?\s*\((?<told>[^()]{1,80})\)|(?<alone>${SUM})${EACH_TIME}|(?<=\p{L} )(?<count>\d[\d.,]*)(?=\s*(?:[,;.]|\s(?:${AND})\s|$))`;
const ARTICLE = String.raw`(?:the|der|die|das|den|dem|el|la|los|las|le|les|l['’]|o|os|as)`;
const TO_PRICE = String.raw`(?:\s*[:–=-]|\s(?:for|at|für|à|a|por|zu|from))?`;
/** Between two of them. */
const NEXT = like.u`^\s*[,;]?\s*(?:(?:${AND}|&)\s)?(?:${ARTICLE}\s)?(?<title>["“«„\p{Lu}\d][^,;:()]{1,40}?)${TO_PRICE}\s*$`;
const CAPITALS = part`
  (?:["“«„][^"”»“]{2,40}["”»“]|\p{Lu}[\p{L}\p{N}'’.&-]*(?:\s(?:(?:of|the|in|and|de|del|la|las|los|do|da|dos|das|du|des|le|les|von|am|zum|e|y|et|&)\s){0,2}[\p{Lu}\d&][\p{L}\p{N}'’.-]*){0,5})`;
const FIRST = like.u`(?:^|[\s:,;])(?<title>${CAPITALS})${TO_PRICE}\s*$`;
const AFTER_MARK = like.u`[:,]\s*(?:${ARTICLE}\s)?(?<title>[\p{Lu}\d"“«„][^,;:()]{1,40}?)${TO_PRICE}\s*$`;

/** All runs of records; those that say only what something costs are read as prices. */
export function readToldRuns(text: string, language: Language): readonly ToldRun[] {
  const handed: readonly Run[] = readHandedRows(text).map((run) => ({
    ...run,
    isSure: true,
    isHanded: true,
  }));
  const found = [
    ...handed,
    ...sentences(text).flatMap((sentence) => [
      ...detailedIn(text, sentence),
      ...semicolonsIn(text, sentence),
      ...groupedIn(text, sentence),
    ]),
  ].filter(
    ({ rows, isSure }) =>
      rows.length > (isSure ? 1 : 2) && new Set(rows.map(([title]) => title)).size === rows.length,
  );
  if (found.length === 0) return [];
  const rest = blank(
    text,
    found.map(({ span, lead }) => ({ start: span.start - lead.length, end: span.end })),
  );
  const declared = readDeclaredLists(rest, language);
  return found
    .flatMap((run) => {
      const head = whatTheyAre(run, { text, rest, declared, language });
      // Where nothing was told of them, what they are shows in another way.
      const isOpen = run.isHanded === true && head?.isDeclared !== true;
      return head === undefined || isOpen ? [] : (toldRun(run, head) ?? []);
    })
    .filter(
      (run, at, all) =>
        all.findIndex(({ span }) => span.start < run.span.end && run.span.start < span.end) === at,
    );
}

interface Around {
  readonly text: string;
  /** Without the runs. */
  readonly rest: string;
  readonly declared: readonly DeclaredList[];
  readonly language: Language;
}

interface Head {
  readonly head: string;
  readonly isDeclared: boolean;
}

/** The page or the things that lead to them, or what was told of before. */
function whatTheyAre(
  { lead, span, rows, isHanded }: Run,
  { text, rest, declared, language }: Around,
): Head | undefined {
  // "die Art (…), die Dringlichkeit (…)" tells what may be chosen.
  if (rows.filter(([title = '']) => isFieldItem(title, language)).length * 2 > rows.length) return undefined;
  const isTold = (head: string): boolean =>
    declared.some(({ name }) => same(name, head)) || tellsOf(head).test(rest);
  const told =
    declared.findLast(({ at }) => at < span.start)?.name ??
    spokenOf(text.slice(0, span.start), language) ??
    declared[0]?.name;
  const found =
    isHanded === true
      ? headOfHanded(
          { named: headOf(lead, language) ?? spokenIn(lead, rest, language), rest },
          likeliest(declared, rows, span.start)?.name ?? told,
          isTold,
        )
      : headOfPlain(headOf(lead, language) ?? told, isTold);
  return found === undefined || NO_RECORDS.test(found.head) || NO_RECORDS.test(lead.trim())
    ? undefined
    : found;
}

const headOfPlain = (head: string | undefined, isTold: (head: string) => boolean): Head | undefined =>
  head === undefined ? undefined : { head, isDeclared: isTold(head) };

/** What the lead names counts where it was spoken of ("First donations to put in"), else what they are like. */
function headOfHanded(
  { named, rest }: { readonly named: string | undefined; readonly rest: string },
  before: string | undefined,
  isTold: (head: string) => boolean,
): Head | undefined {
  if (named !== undefined) {
    const isSpoken = like.iu`(?<!\p{L})${escaped(named)}(?!\p{L})`.test(rest);
    if (isSpoken || isTold(named)) return { head: named, isDeclared: true };
    if (before === undefined) return { head: named, isDeclared: false };
  }
  return before === undefined ? undefined : { head: before, isDeclared: true };
}

function toldRun({ lead, span, rows }: Run, { head, isDeclared }: Head): ToldRun | null {
  // "Bicycle 50": what the number is must be told.
  if (!isDeclared && rows.every(([, ...cells]) => cells.every((cell) => /^\d[\d.,]*$/u.test(cell))))
    return null;
  const places =
    rows[0]?.findIndex((_, at) => at > 0 && rows.every((row) => IN_PLACE.test(row[at] ?? ''))) ?? -1;
  return {
    span,
    lead: { start: span.start - (/[^,;]*$/u.exec(lead)?.[0].length ?? 0), end: span.start },
    rows: withoutLabels(rows.map((row) => row.map(plainCell))),
    head,
    isDeclared,
    places,
  };
}

const same = (one: string, other: string): boolean =>
  singular(one.toLowerCase()) === singular(other.toLowerCase());

/** "Rugs with title, year", "every rug has". */
const tellsOf = (head: string): RegExp =>
  like.iu`
  (?<!\p{L})(?:${escaped(head)}|${escaped(singular(head))})\s*(?:\(|,?\s(?:with|have|mit|haben|con|tienen|com|têm|avec|ont))\s*[^.;]{3,40},
  |(?<!\p{L})(?:each|every|cada|jede[rsnm]?|chaque)\s${escaped(singular(head))}(?!\p{L})`;

interface Run {
  readonly lead: string;
  readonly span: Span;
  readonly rows: readonly (readonly string[])[];
  /** Semicolons between them leave no doubt. */
  readonly isSure?: boolean;
  /** "We have these:": what they are was told before. */
  readonly isHanded?: boolean;
}

/** "Six-Piece Burr €19 (wood), Twin Hooks €14 (metal)", "den Stockschirm Hanse für 129 €, den Taschenschirm …". */
function detailedIn(text: string, { start, end }: Span): readonly Run[] {
  const sentence = text.slice(start, end);
  const details = [...sentence.matchAll(DETAIL)];
  const runs: Run[] = [];
  for (let at = 0; at < details.length; at += 1) {
    const first = details[at];
    if (first === undefined) break;
    const before = sentence.slice(0, first.index);
    const title = AFTER_MARK.exec(before) ?? FIRST.exec(before);
    if (title === null) continue;
    const rows = [cellsOf(title, first)];
    let last = first;
    for (const next of details.slice(at + 1)) {
      const named = NEXT.exec(sentence.slice(last.index + last[0].length, next.index));
      if (named === null) break;
      rows.push(cellsOf(named, next));
      last = next;
    }
    const lead = before.slice(0, before.lastIndexOf(title.groups?.['title'] ?? '')).replace(AN_ARTICLE, '');
    // Prices after a colon or in brackets, and how long something takes, are read where services are.
    const isPriced = rows.every((row) => row.length === 2 && IS_PRICE.test(row[1] ?? ''));
    const isService = rows.some((row) => row.some((cell) => LASTS.test(cell) || MINUTES.test(cell)));
    at += rows.length - 1;
    if (isService || (isPriced && (/:\s*$/u.test(lead) || last[0].includes('(') || lead.search(ON_PAGE) < 0)))
      continue;
    runs.push({ lead, span: { start: start + lead.length, end: start + last.index + last[0].length }, rows });
  }
  return runs;
}

const IS_PRICE = like.u`^(?:${SUM})`;
const MINUTES = /^\d+\s?min/iu;
const AN_ARTICLE = like.iu`(?<=\s)${ARTICLE}\s$`;

const cellsOf = (named: RegExpExecArray, { groups = {} }: RegExpExecArray): readonly string[] => [
  unquoted(named.groups?.['title'] ?? ''),
  ...[groups['price'], groups['alone'], groups['count']].flatMap((price) =>
    price === undefined ? [] : [price],
  ),
  ...(groups['told'] === undefined ? [] : groups['told'].split(/,\s+|;\s*/u)),
];

/** "em Canela" is Canela, "R$ 480 a diária" a sum. */
const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(IN_PLACE, '')
    .replace(like.u`(?<=^(?:${SUM}))\s(?:an?|per|pro|je|por|par|la|a)\s\p{L}+$`, '');

/** "« Le miel » (catégorie Cuisine), « Dix ruches » (Travaux)": what the first says it is holds for all. */
const withoutLabels = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.map((row, at) =>
    row.map((cell, column) =>
      at === 0 && rows.slice(1).every((other) => !LABELLED.test(other[column] ?? ''))
        ? cell.replace(LABELLED, '')
        : cell,
    ),
  );
const LABELLED = like.u`^\p{Ll}{4,}\s(?=\p{Lu}\p{L}+$)`;

/** "la Petite Boucle, 8 km, 18 € ; les Gorges, 15 km, 24 €". */
function semicolonsIn(text: string, { start }: Span): readonly Run[] {
  const match = SEMICOLONS.exec(text.slice(start, endOf(text, start)));
  if (match === null) return [];
  const { lead = '', list = '' } = match.groups ?? {};
  const rows = list
    .split(/\s*[;·]\s*/u)
    .map((one) => one.replace(like.iu`^(?:(?:and|und|y|e|et)\s)?${ARTICLE}\s`, '').split(/,\s+/u));
  const isTable = rows.every(
    ([title = '', ...cells]) =>
      cells.length > 0 && cells.length < 8 && /^[\p{Lu}\d"“«„]/u.test(title) && title.length < 40,
  );
  const counted = rows.filter((cells) => cells.some((cell) => /\d/u.test(cell)));
  if (!isTable || counted.length * 2 <= rows.length) return [];
  const from = start + match.index + match[0].length - list.length;
  return [{ lead, span: { start: from, end: from + list.length }, rows, isSure: true }];
}

const SEMICOLONS = like.iu`
  (?<=^|[.!?»”"\n])\s*(?:[-*•–]\s*)?(?<lead>\p{L}[^.:;\n»”"]{2,80}?\s*:\s*)(?<list>[^:;·\n]{4,120}?(?:[;·]\s*[^:;·\n]{4,120}?){1,30})(?=\.(?:\s|$)|\n|$)`;

/** Of the sentence with all its semicolons. */
function endOf(text: string, start: number): number {
  const stop = /\n|[.!?](?=\s+(?:\p{Lu}|[-*•]))/u.exec(text.slice(start));
  return stop === null ? text.length : start + stop.index + 1;
}

/** "Solder & Scones in Leeds, every Saturday, the Darning Den in Cardiff, every Thursday". */
function groupedIn(text: string, { start, end }: Span): readonly Run[] {
  const sentence = text.slice(start, end).replace(/[.;!?\s]+$/u, '');
  const items = sentence.split(/,\s+/u);
  const [opening = '', ...others] = items;
  const title = FIRST.exec(opening)?.groups?.['title'];
  if (title === undefined || others.length < 5) return [];
  const rows = groupsOf(title, others);
  const width = rows[0]?.length ?? 0;
  const lead = opening.slice(0, opening.length - title.length).replace(AN_ARTICLE, '');
  if (width < 2 || width > 4 || lead.trim() === '' || rows.some((row) => row.length !== width)) return [];
  return [
    { lead, span: { start: start + lead.length, end: start + sentence.length }, rows: withPlaces(rows) },
  ];
}

const NAMED = like.u`^(?:(?:${AND})\s)?(?:${ARTICLE}\s)?(?<title>${CAPITALS})$`;

/** Each begins with a name; what stands after it in small words is told of it. */
function groupsOf(title: string, others: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [[title]];
  for (const item of others) {
    const named = NAMED.exec(item)?.groups?.['title'];
    if (named === undefined) rows.at(-1)?.push(item);
    else rows.push([named]);
  }
  return rows;
}

/** "Cog Corner in Leeds" is Cog Corner, and Leeds. */
function withPlaces(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const parted = rows.map(([title = '', ...cells]) => [...title.split(BEFORE_PLACE), ...cells]);
  return parted.every((row, at) => row.length === (rows[at]?.length ?? 0) + 1) ? parted : rows;
}

const IN_PLACE = /^\s*(?:in|en|em|à|near|bei)\s(?=\p{Lu})/u;
const BEFORE_PLACE = /\s(?=(?:in|en|em|à|near|bei)\s\p{Lu})/u;

const ON_PAGE = like.gu`(?<!\p{L})(?:[Oo]n|[Uu]nder|[Aa]uf|[Uu]nter|[Ss]ur|[Ss]ous|[Ee]n|[Ee]m|[Nn][ao]|[Pp]age|[Ss]eite|[Pp]ágina)\s(?:(?:the|page|der|seite|la|página)\s)?["“«„]?(?<page>\p{Lu}[\p{L}-]{2,})|(?<named>\p{Lu}[\p{L}-]{2,})\s(?:page|screen|tab)\s`;
const ENTRIES = like.iu`
  ^(?:entries|records|items|data|examples|following|these|ones|einträge|daten|entradas|est[aeo]s|ejemplos|exemplos|exemples|folgende|apuntados|registrados|inscritos|primeir[oa]s|primer[oa]s|premi[eè]re?s|ersten|two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|dois|duas|três|quatro|deux|trois|quatre|cinq)$`;
const NO_RECORDS = like.iu`
  (?:^|\s)(?:pages|sections|seiten|bereiche|páginas|secciones|seções|rubriques|lists|listen|listas|listes|tables|columns|spalten|fields|felder|campos|champs|prices?|preise|tarif[ea]?s?|precios|preços|prix
  |hours|öffnungszeiten|horarios?|horaires|team|équipe|equipe|equipo|contact|kontakt|contacto|contato|colou?rs?|farben|colores|cores|couleurs|roles|rollen|statuses|quiz|questions?)\s*:?$`;

/** "First donations to put in": of which there is a page. */
const spokenIn = (lead: string, rest: string, language: Language): string | undefined =>
  (lead.match(like.gu`\p{L}[\p{L}-]{2,}`) ?? []).findLast(
    (word) =>
      kindIn(word, language) !== null && like.iu`page ${escaped(word)}|${escaped(word)} page`.test(rest),
  );

/** "Each roll has a code, …", "to log crossings: date, …": what the last of such sentences tells of. */
function spokenOf(before: string, language: Language): string | undefined {
  const each = [...before.matchAll(EACH_HAS)].at(-1)?.groups?.['one'];
  if (each !== undefined || language !== 'en') return each;
  return sentences(before)
    .flatMap(({ start, end }) => readToldRecords(before.slice(start, end), start, { language }))
    .findLast(({ fields }) => fields.length > 1)
    ?.head.join(' ');
}
const EACH_HAS = like.giu`
  (?<!\p{L})(?:each|every|jede[rsnm]?|cada|chaque)\s(?<one>\p{L}[\p{L}-]+(?: \p{L}+)??)\s(?:has|have|gets?|needs?|hat|braucht|bekommt|tiene|lleva|tem|a|comporte)\s
  |(?<!\p{L})(?<=\s(?:my|our|the|of|meine|unsere|mis|nuestr[oa]s|mes|nos|meus|minhas)\s)(?<one>\p{L}[\p{L}-]+)\s(?:with|mit|con|com|avec)\s(?=[^.;:]*,)`;

/** The page that is named, or the last thing in the plural. */
function headOf(lead: string, language: Language): string | undefined {
  const { page, named = page } = [...lead.matchAll(ON_PAGE)].at(-1)?.groups ?? {};
  if (named !== undefined) return named;
  return (lead.match(like.gu`\p{L}[\p{L}-]{2,}`) ?? []).findLast(
    (word) => !ENTRIES.test(word) && kindIn(word, language) !== null && !isFieldItem(word, language),
  );
}
