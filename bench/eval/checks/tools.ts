import { failed } from '../failure.ts';
import { openSection } from '../visitor/open-section.ts';
import { checkBoardGame } from '../tools/board-games.ts';
import {
  checkCalculator,
  checkClockIn,
  checkConverter,
  checkMarkdown,
  checkTimer,
} from '../tools/instruments.ts';
import { checkDrawing, checkKanban, checkSnake, checkWheel } from '../tools/moving.ts';
import type { Checker } from './context.ts';

export const checkTool: Checker<'tool'> = async ({ visitor }, check) => {
  if (check.in === undefined) await visitor.home();
  else await openSection(visitor, check.in);
  switch (check.tool) {
    case 'calculator':
      return checkCalculator(visitor, check);
    case 'converter':
      return checkConverter(visitor, check);
    case 'timer':
      return checkTimer(visitor, check.direction);
    case 'markdown':
      return checkMarkdown(visitor);
    case 'clock-in':
      return checkClockIn(visitor);
    case 'kanban':
      return checkKanban(visitor, check.columns);
    case 'drawing':
      return checkDrawing(visitor);
    case 'snake':
      return checkSnake(visitor);
    case 'wheel':
      return checkWheel(visitor);
    case '2048':
    case 'memory':
    case 'tic-tac-toe':
    case 'chess':
      return checkBoardGame(visitor, check.tool);
    default:
      throw failed('an unknown tool');
  }
};
