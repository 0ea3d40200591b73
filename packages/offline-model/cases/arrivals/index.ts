import type { Case } from '../case.ts';
import { arrivalsA } from './a.ts';
import { arrivalsB } from './b.ts';

export const arrivalCases: readonly Case[] = [...arrivalsA, ...arrivalsB];
