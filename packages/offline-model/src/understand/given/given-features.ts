import { like, part } from '../../lexicon/pattern.ts';
import { sentenceCase } from '../fields.ts';
import { listItems } from '../list-items.ts';
import { blank, type Span } from '../tokens.ts';

/** What a page praises, in the words of the request: "Live tide tables", and what is said of it. */
export interface GivenFeature {
  readonly title: string;
  readonly text: string;
}

const COUNT = part`(?:\d|two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|dois|duas|três)`;
const PRAISED = part`
  (?:features?|benefits?|advantages|highlights|reasons|vorteile|funktionen|merkmale|ventajas|características|beneficios|vantagens|recursos|benefícios|avantages|fonctionnalités|atouts)`;
/** "Three features: …", "key benefits (…)", "with four features - …". */
const TOLD = like.giu`
  (?<!\p{L})(?:${COUNT}\s)?(?:(?:key|main|top|core|wichtigste|principales)\s)?(?<word>${PRAISED})(?:\s(?:section|list|cards|clave|principales|principais|principaux))?\s?
  (?:\((?<inside>[^()\n]{8,400})\)|(?::|\s[–-])\s*(?<list>(?:["“„«][^"”“»\n]{3,80}["”“»]|(?<=\d)\.(?=\d)|[^.\n"“„«]){8,400}?)(?=\.(?!\d)|\n|$))`;

/** On a page that is to win people features are read, elsewhere they are wishes for the app. */
const WINS = like.iu`
  \b(?:landing ?pages?|one[- ]?pagers?|product page|coming soon page|launch page|página de (?:aterrizaje|destino|lanzamiento|lançamento|vendas)|page d['’]atterrissage|produktseite)\b`;

/** The features that a landing page is told to show, and the request without them. */
export function readFeatures(request: string): {
  readonly features: readonly GivenFeature[];
  /** "Benefits": what the request calls them. */
  readonly word: string | null;
  readonly rest: string;
} {
  const nothing = { features: [], word: null, rest: request };
  if (!WINS.test(request.split(/[!?\n]/)[0] ?? '')) return nothing;
  for (const match of request.matchAll(TOLD)) {
    const { inside, list = inside ?? '', word = '' } = match.groups ?? {};
    const features = listItems(list, 0).map(({ text }) => featureOf(text));
    const areTold = features.length > 1 && features.length < 9 && features.every(isFeature);
    if (!areTold) continue;
    const span: Span = { start: match.index, end: match.index + match[0].length };
    return { features, word: sentenceCase(word), rest: blank(request, [span]) };
  }
  return nothing;
}

function featureOf(item: string): GivenFeature {
  const [title = '', ...said] = item.replaceAll(/["“”„«»]/gu, '').split(/\s?(?::|\s[–-])\s/u);
  return { title: sentenceCase(title.trim()), text: sentenceCase(said.join(' ').trim()) };
}

const isFeature = ({ title }: GivenFeature): boolean => title !== '' && title.split(/\s+/u).length <= 8;
