import { boardApp, boardMoods } from './board.ts';
import { continued, limited, stopped, thanksForCalendar } from './ended-early.ts';
import { askFirst, smallEdit, thanksForPlants, typeError } from './follow-ups.ts';
import { newApp } from './new-app.ts';
import { denied, empty, lie, loop, thanksForClub } from './not-so.ts';
import type { RecordedTurn } from './recorded-turn.ts';
import { seedDeploy, seedFix, seedMend, seedTable } from './seeds.ts';

/** Everything that the model of the journeys can play; one that is continued holds what was before. */
export const recordedTurns: readonly RecordedTurn[] = [
  newApp,
  smallEdit,
  typeError,
  askFirst,
  thanksForPlants,
  continued,
  stopped,
  limited,
  thanksForCalendar,
  loop,
  lie,
  empty,
  denied,
  thanksForClub,
  seedTable,
  seedFix,
  seedDeploy,
  seedMend,
  boardApp,
  boardMoods,
];
