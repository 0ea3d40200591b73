import { grouped } from '../lexicon/listed.ts';

const NUMBERS = grouped({
  0: 'zero, null, zéro, cero',
  1: 'one, once, uno, una, um, uma, eins, ein, eine, einen, un, une',
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
  11: 'eleven, onze, elf',
  13: 'thirteen, trece, treze, dreizehn, treize',
  14: 'fourteen, catorce, catorze, quatorze, vierzehn',
  15: 'fifteen, quince, quinze, fünfzehn',
  16: 'sixteen, sechzehn, seize',
  18: 'eighteen, achtzehn',
  20: 'twenty, veinte, vinte, zwanzig, vingt',
  25: 'twenty-five, fünfundzwanzig',
  30: 'thirty, treinta, trinta, dreißig, trente',
  40: 'forty, cuarenta, quarenta, vierzig, quarante',
  50: 'fifty, cincuenta, cinquenta, fünfzig, cinquante',
  60: 'sixty, sesenta, sessenta, sechzig, soixante',
  100: 'hundred, cien, cem, hundert, cent',
});

/** A number in words, as a part of a pattern; the longest first, since "six" begins "sixteen". */
export const NUMBER_WORDS = `(?:${Object.keys(NUMBERS)
  .filter((word) => word !== 'once' && word !== 'twice')
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;

/** "six" and "6" alike. */
export const numberWord = (text: string): number => Number(NUMBERS[text.toLowerCase()] ?? text);
