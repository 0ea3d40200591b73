import type { PartWords } from '@loam/app-library';
import type { EngineBlock } from '../../plan/block-plan.ts';
import type { CodeProps } from '../code.ts';
import { listOf, wordList } from './options.ts';
import { VOCABULARY } from './vocabulary.data.ts';

/** The fields of a card, the first cards, the decks and the answers. */
export function flashcardProps(options: EngineBlock['options'], words: PartWords): CodeProps {
  const asked = listOf(options['fields']);
  const fields = asked.length > 1 ? asked : [words.front, words.back];
  const decks = listOf(options['decks']);
  return {
    fields,
    decks: decks.length > 0 ? decks : wordList(words.firstDecks),
    first: firstCards(fields, String(options['language'] ?? ''), words),
    grades: gradesOf(options, words),
    part: options['part'] === 'list' ? 'list' : 'study',
  };
}

function gradesOf(
  options: EngineBlock['options'],
  words: PartWords,
): readonly { label: string; days: number }[] {
  const labels = listOf(options['grades']);
  const days = listOf(options['days']).map(Number);
  if (labels.length < 2)
    return [
      { label: words.notYet, days: 0 },
      { label: words.knew, days: days[0] ?? 1 },
    ];
  return labels.map((label, at) => ({ label, days: days[at] ?? at * 2 }));
}

function firstCards(
  fields: readonly string[],
  language: string,
  words: PartWords,
): readonly (readonly string[])[] {
  const meanings = wordList(words.meanings);
  const rows = VOCABULARY[language];
  if (rows === undefined)
    return wordList(words.firstCards).map((card) => {
      const [front = '', back = ''] = card.split('=');
      return fields.map((_, at) => (at === 0 ? front : at === 1 ? back : ''));
    });
  return rows.map((row, at) => {
    const [word = '', reading = '', example = ''] = row.split('=');
    return fields.map((field, place) => {
      if (place === 0) return word;
      if (READING.test(field)) return reading;
      if (EXAMPLE.test(field)) return example;
      return place === 1 || MEANING.test(field) ? (meanings[at] ?? '') : '';
    });
  });
}

const READING =
  /reading|pronunciation|pinyin|romaji|kana|aussprache|lesung|lectura|pronunciación|leitura|pronúncia|lecture|prononciation/i;
const EXAMPLE = /example|sentence|beispiel|satz|ejemplo|frase|exemplo|exemple|phrase/i;
const MEANING =
  /meaning|translation|english|bedeutung|übersetzung|significado|traducción|tradução|sens|traduction|back/i;
