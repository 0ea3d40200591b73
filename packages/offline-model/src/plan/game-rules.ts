import { translationIn } from '@loam/app-library';
import { GAMES } from '../lexicon/engines.data.ts';
import { GAME_RULES } from '../lexicon/game-rules.data.ts';
import { AND, like, part } from '../lexicon/pattern.ts';
import { ASKS_AGAIN } from '../understand/told-pages.ts';
import { sentences, spanOf, type Span } from '../understand/tokens.ts';
import type { AppPlan, Language } from './app-plan.ts';
import type { BlockPlan, EngineBlock, ProseBlock } from './block-plan.ts';
import { addPage, type Draft, type DraftPage } from './draft.ts';
import { engineTitle } from './engine-titles.ts';

const HOW = part`
  how (?:to play|(?:it|they|the games?|\p{L}+) (?:works?|is played|are played))|how-to-play|wie (?:man |es |das spiel )?(?:[\p{L}\d]+ )?(?:spielt|gespielt wird|geht)
  |cómo (?:se )?(?:jueg\p{L}*|jugar)|como (?:se )?(?:joga\p{L}*|jugar)|comment (?:on |y |ça se )?(?:joue\p{L}*)`;
const RULES = String.raw`(?:(?:game |spiel)?rules|(?:spiel)?regeln|spielanleitung|reglas|regras|règles|${HOW})`;
const PAGE = '(?:page|section|screen|tab|seite|bereich|página|sección|pantalla|seção|tela|rubrique|écran)';

/** "the page should follow the rules" asks for none, "a page with the game and the rules" for no other one. */
const NOT_TOLD = part`
  ${AND}|no|not|ohne|sin|sem|sans|by|according|nach|según|segundo|selon|follow\p{L}*|obey\p{L}*|break\p{L}*|keep\p{L}*|enforce\p{L}*|check\p{L}*|appl\p{L}*
  |respe[ck]t\p{L}*|befolg\p{L}*|cumpl\p{L}*|suiv\p{L}*`;
/** "a page that explains the rules", "eine Seite, auf der die Regeln stehen", "the rules on their own page", "Rules page". */
const ASKED = like.iu`
  (?<!\p{L})(?:${PAGE},?(?:\s(?!(?:${NOT_TOLD})\s)[\p{L}’'“"«„-]+){0,6}?(?:,?\s(?<how>${HOW})|\s["“„«]?${RULES})
  |${RULES}\s(?:on|auf|en|sur|em|numa|in)\s(?:\p{L}+\s){0,3}${PAGE}|(?:(?<howFirst>${HOW})|${RULES}) ?-?${PAGE}|regelseite)(?!\p{L})`;
const TITLED = like.iu`^(?:the |die |las |as |les )?(?:${RULES}|so wird gespielt)(?!\p{L})`;
const TITLE = 'Rules | Regras | Reglas | Regeln | Règles';
const HOW_TITLE = 'How to play | Como jogar | Cómo se juega | So wird gespielt | Comment jouer';

/** Beside games, a page with their rules where one is asked for; what the request tells of them comes first. */
export function addGameRules(draft: Draft): void {
  const { said, kind } = draft;
  const there = draft.pages.find(({ title }) => TITLED.test(title));
  const asked = ASKED.exec(said.text);
  if (kind !== 'game' || (there === undefined && asked === null)) return;
  const { how, howFirst } = asked?.groups ?? {};
  const title =
    there?.title ??
    translationIn(how === undefined && howFirst === undefined ? TITLE : HOW_TITLE, said.language);
  const told = toldOn(draft, there) ?? rulesTold(said.text);
  const { language } = said;
  const rules = gameRules(draft.pages, { title, language, isAlone: told.length === 0 });
  if (rules.length === 0) return;
  const blocks = [...told, ...rules];
  if (there === undefined) addPage(draft, { id: 'rules', title, icon: 'BookOpen', order: 40, blocks });
  else there.blocks = blocks;
}

/** What a page whose words are given says. */
const toldOn = ({ said }: Draft, page: DraftPage | undefined): readonly BlockPlan[] | undefined =>
  said.toldPages.some(({ title }) => title.toLowerCase() === page?.title.toLowerCase())
    ? page?.blocks
    : undefined;

/** "a page with the rules: Two cards a turn. No peeking." */
function rulesTold(text: string): readonly BlockPlan[] {
  const asked = ASKED.exec(text);
  const after = asked === null ? '' : text.slice(asked.index + asked[0].length);
  const told = /^["”»“]?\s*:\s*(?<told>\S[^\n]*)/u.exec(after)?.groups?.['told'] ?? '';
  const all = sentences(told).map(({ start, end }) => told.slice(start, end).trim());
  const end = all.findIndex((one) => ASKS_AGAIN.test(one));
  const own = all.slice(0, end < 0 ? all.length : end).join(' ');
  return own === '' ? [] : [{ kind: 'prose', style: 'text', title: '', text: own, items: [] }];
}

/** Where a request asks for the page, in an app that has it. */
export function rulesSpans(request: string, { kind, pages }: AppPlan): readonly Span[] {
  const asked = ASKED.exec(request);
  return asked !== null && kind === 'game' && pages.some(({ title }) => TITLED.test(title))
    ? [spanOf(asked)]
    : [];
}

interface RulesPage {
  readonly title: string;
  readonly language: Language;
  /** Nothing else is on the page: the rules of one game go by its title. */
  readonly isAlone: boolean;
}

/** The rules of each game of the app, step by step. */
export function gameRules(
  pages: readonly { readonly blocks: readonly BlockPlan[] }[],
  { title, language, isAlone }: RulesPage,
): readonly ProseBlock[] {
  const played = pages
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is EngineBlock => block.kind === 'engine' && GAMES.has(block.engine));
  const games = [...new Set(played.map(({ engine }) => engine))];
  return games.map((engine) => ({
    kind: 'prose',
    style: 'steps',
    title: isAlone && games.length === 1 ? title : engineTitle(engine, language),
    text: '',
    items: translationIn(GAME_RULES[engine] ?? '', language)
      .split(/(?<=[.!?])\s+/u)
      .map((step) => ({ title: step, text: '' })),
  }));
}
