import { translationIn } from '@loam/app-library';
import { expect, it } from 'vitest';
import { GAMES } from '../lexicon/engines.data.ts';
import { GAME_RULES } from '../lexicon/game-rules.data.ts';

const LANGUAGES = ['en', 'pt', 'es', 'de', 'fr'] as const;

it.each([...GAMES.keys()])('%s has three to five rules, as many in each language', (game) => {
  const rows = LANGUAGES.map((language) => translationIn(GAME_RULES[game] ?? '', language));
  const counts = rows.map((row) => row.split(/(?<=[.!?])\s+/u).length);
  expect(new Set(rows).size).toBe(LANGUAGES.length);
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBeGreaterThanOrEqual(3);
  expect(counts[0]).toBeLessThanOrEqual(5);
});
