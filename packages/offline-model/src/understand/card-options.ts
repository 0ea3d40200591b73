import { namedList } from './named-list.ts';
import type { Understanding } from './understanding.ts';

type Options = Understanding['engines'][number]['options'];

const TONGUES: readonly (readonly [string, RegExp])[] = [
  ['japanese', /japan|japon|japanisch|kanji|hiragana/i],
  ['chinese', /chines|mandarin|chinois/i],
  ['spanish', /\bspanish|spanisch|espagnol|espanhol/i],
  ['french', /\bfrench|französisch|francés|francês/i],
  ['german', /\bgerman|deutsch\p{L}* (?:vokabel|wörter|lern)|alemán|alemão|allemand/iu],
  ['italian', /\bitalian|italienisch|italien\b/i],
  ['portuguese', /\bportugu|portugais/i],
  ['english', /\benglisch|inglés|inglês|anglais|\benglish (?:vocabulary|words)/i],
];

/** "Each card has the word, reading and an example"; "again, hard, good or easy"; "after 1, 2, 4 or 7 days". */
export function cardOptions(text: string): Options {
  const list =
    /\b(?:cards?|karten?|tarjetas?|cartões|cartão|cartes?)\b[^.;:]{0,14}?\s(?:has|have|with|contains?|shows?|hat|haben|mit|tiene|con|tem|com|ont|avec)\s([^.;]{6,140})/iu.exec(
      text,
    )?.[1];
  const fields = (list ?? '')
    .split(/,|\s(?:and|und|y|e|et)\s/iu)
    .map((part) =>
      part
        .replace(/^\s*(?:and|the|an?|its|ein\p{L}*|die|der|das|el|la|un|una|o|a|um|uma|le|les|une?)\s+/iu, '')
        .trim(),
    )
    .filter((part) => part !== '' && part.split(' ').length <= 3 && !/click|space|deck|mode/i.test(part));
  const days =
    /(?:after|in|nach|después de|depois de|após|après)\s+((?:\d+\s*(?:,|or|and|und|oder|o|y|e|ou|et)\s*)+\d+)\s*(?:days|tage|días|dias|jours)/iu.exec(
      text,
    )?.[1];
  const quoted = [...text.matchAll(/["“”'‘’«»„]([\p{L} ]{3,14})["“”'‘’«»]/gu)].map((match) => match[1] ?? '');
  const usual = /\bagain\b.{0,30}\bhard\b.{0,30}\bgood\b/i.test(text)
    ? ['again', 'hard', 'good', 'easy']
    : [];
  const grades = quoted.length >= 2 && quoted.length <= 5 ? quoted : usual;
  const language = TONGUES.find(([, words]) => words.test(text))?.[0];
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    ...(fields.length >= 2 ? { fields: fields.slice(0, 6).map(capital) } : {}),
    ...(grades.length >= 2 ? { grades: grades.map(capital) } : {}),
    ...(days === undefined ? {} : { days: days.match(/\d+/g) ?? [] }),
    ...(language === undefined ? {} : { language }),
    decks: namedList(text, /\b(?:decks?|topics|stapel|mazos|baralhos|paquets)\b/iu),
  };
}
