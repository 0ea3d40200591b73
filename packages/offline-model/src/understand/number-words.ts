import { grouped } from '../lexicon/listed.ts';

const NUMBERS = grouped({
  0: 'zero, null, zéro, cero',
  1: 'one, once, uno, um, eins, un',
  2: 'two, twice, dos, dois, duas, zwei, deux',
  3: 'three, tres, três, drei, trois',
  4: 'four, cuatro, quatro, vier, quatre',
  5: 'five, cinco, fünf, cinq',
  6: 'six, seis, sechs',
  7: 'seven, siete, sete, sieben, sept',
  8: 'eight, ocho, oito, acht, huit',
  9: 'nine, nueve, nove, neun, neuf',
  10: 'ten, diez, dez, zehn, dix',
  12: 'twelve, doce, doze, zwölf, douze',
  15: 'fifteen',
  20: 'twenty',
});

/** "six" and "6" alike. */
export const numberWord = (text: string): number => Number(NUMBERS[text.toLowerCase()] ?? text);
