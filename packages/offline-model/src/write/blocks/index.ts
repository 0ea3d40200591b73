import type { BlockPlan } from '../../plan/block-plan.ts';
import { type BlockEntry, type BlockPlace, on } from './block.ts';
import { writeEngine } from '../engines/write-engine.ts';
import { writeBooking } from './booking/write-booking.ts';
import { writeChart } from './chart.ts';
import { writeCollectionBlock } from './collection.ts';
import { writeDetail } from './detail.ts';
import { writeFormBlock } from './form.ts';
import { writeGlobalSearch } from './global-search.ts';
import { writeHero } from './hero.ts';
import { writeNumbers } from './numbers.ts';
import { writePersonal } from './personal/write-personal.ts';
import { writeProse } from './prose.ts';
import { writeQuiz } from './quiz/write-quiz.ts';
import { writeReport } from './report/write-report.ts';
import { writeShop } from './shop/write-shop.ts';
import { writeTalkBlock } from './talk/write-talk-block.ts';

/** One entry for each kind of block. */
const ENTRIES: readonly BlockEntry[] = [
  on(['hero'], writeHero),
  on(['prose'], writeProse),
  on(['collection'], writeCollectionBlock),
  on(['detail'], writeDetail),
  on(['form'], writeFormBlock),
  on(['numbers'], writeNumbers),
  on(['chart'], writeChart),
  on(['globalSearch'], writeGlobalSearch),
  on(['booking'], writeBooking),
  on(['cart', 'checkout', 'orders'], writeShop),
  on(['profile', 'settings', 'saved', 'notifications', 'accounts', 'leaderboard'], writePersonal),
  on(['messages', 'chatbot', 'lookup', 'compare', 'upload'], writeTalkBlock),
  on(['quiz'], writeQuiz),
  on(['report'], writeReport),
  on(['engine'], writeEngine),
];

const BY_KIND: ReadonlyMap<BlockPlan['kind'], BlockEntry> = new Map(
  ENTRIES.flatMap((entry) => entry.kinds.map((kind) => [kind, entry] as const)),
);

/** These hold the page's h1. */
export const OWN_HEADING: ReadonlySet<BlockPlan['kind']> = new Set(['hero', 'detail']);

export const writeBlock = (block: BlockPlan, place: BlockPlace): string =>
  BY_KIND.get(block.kind)?.write(block, place) ?? '';
