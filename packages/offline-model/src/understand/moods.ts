import { MOOD_WORDS, MOODS, type Mood } from '../lexicon/palettes.data.ts';
import { like } from '../lexicon/pattern.ts';

/** A dark colour or a switch between light and dark makes no night. */
export const moodsOf = (text: string, besides: string, mode: string | null): readonly Mood[] =>
  readMoods(text).filter((mood) => mood !== 'night' || mode === 'dark' || readMoods(besides).includes(mood));

function readMoods(text: string): readonly Mood[] {
  const words = new Set(text.toLowerCase().split(like.u`[^\p{L}-]+`));
  return MOODS.filter((mood) => MOOD_WORDS[mood].some((word) => words.has(word)));
}
