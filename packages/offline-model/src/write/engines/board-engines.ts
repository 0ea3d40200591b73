import type { EngineName } from '../../plan/app-plan.ts';
import type { Engine } from './engine.ts';

export const BOARD_ENGINES: Readonly<Partial<Record<EngineName, Engine>>> = {};
