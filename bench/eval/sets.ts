import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  arrivalCases,
  heldOutCases,
  longTalk,
  newcomerCases,
  openCases,
  strangerCases,
  type Case,
} from '@loam/offline-model/cases';
import { evalError } from './failure.ts';
import { randomFollowUps } from './random-follow-ups.ts';

/** A fixed handful over the app types, short enough for the test command. */
const SAMPLE = [
  'todo-due',
  'recipes',
  'restaurant',
  'book-shop',
  'game-2048',
  'crm-de',
  'quiz-history',
  'talk-colours',
];

const sampleCases: readonly Case[] = openCases.filter(({ id }) => SAMPLE.includes(id));

/** The cases of a set; of all sets where one is asked for by its id. */
export function casesOf(set: string, only: string | undefined, seed = 1): readonly Case[] {
  if (set === 'follow-ups') return randomFollowUps(openCases, { apps: 20, each: 10, seed });
  const sets: Readonly<Record<string, readonly Case[]>> = {
    open: openCases,
    'held-out': heldOutCases,
    strangers: strangerCases,
    newcomers: newcomerCases,
    arrivals: arrivalCases,
    sample: sampleCases,
    long: [longTalk],
    all: [...openCases, ...heldOutCases, ...strangerCases, ...newcomerCases, ...arrivalCases],
  };
  const wanted =
    only === undefined ? sets[set] : sets['all']?.filter(({ id }) => only.split(',').includes(id));
  if (wanted === undefined || wanted.length === 0) {
    throw evalError(
      'usage',
      `no cases: --set open|held-out|strangers|newcomers|arrivals|sample|long|follow-ups|all, or --only <id>[,<id>]`,
    );
  }
  return wanted;
}

/** The cases that a file outside the sets exports as `cases`: requests nobody has tuned anything for. */
export async function casesIn(file: string, only: string | undefined): Promise<readonly Case[]> {
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href);
  const cases = isOfCases(loaded) ? loaded.cases : [];
  const wanted = cases.filter(({ id }) => only === undefined || only.split(',').includes(id));
  if (wanted.length === 0) throw evalError('usage', `${file} exports no such cases`);
  return wanted;
}

const isOfCases = (loaded: unknown): loaded is { readonly cases: readonly Case[] } =>
  typeof loaded === 'object' && loaded !== null && 'cases' in loaded && Array.isArray(loaded.cases);
