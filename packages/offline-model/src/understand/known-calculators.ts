import { like } from '../lexicon/pattern.ts';
import { CALCULATORS } from '../lexicon/calculators.data.ts';
import { COLUMN } from '../lexicon/word-tables.ts';
import type { Language } from '../plan/app-plan.ts';
import { inSigns } from './expressions.ts';
import { sentenceCase } from './fields.ts';
import type { Understanding } from './understanding.ts';

type Found = Understanding['engines'][number];

/** A calculator that people know by name, with the shares that the request gives. */
export function knownCalculator(text: string, language: Language): Found | null {
  const opening = text.split(/[.\n]/)[0] ?? '';
  const known = CALCULATORS.find(({ words }) => words.test(opening));
  if (known === undefined) return null;
  const own = (tongues: string): string => {
    const all = tongues.split('|');
    return all[COLUMN[language]] ?? all[0] ?? '';
  };
  const percent = /(\d+(?:[.,]\d+)?)\s*(?:%|percent|prozent)/i.exec(text)?.[1]?.replace(',', '.');
  return {
    engine: 'formula',
    options: {
      title: own(known.title),
      inputs: known.inputs.map(([label = '', unit, initial, choices]) => {
        const first = unit === '%' && percent !== undefined ? percent : initial;
        return [
          own(label),
          unit,
          first,
          ...(choices === undefined ? [] : [choicesIn(choices, language)]),
        ].join('|');
      }),
      results: known.results.map(([label = '', unit, formula]) => [own(label), unit, formula].join('|')),
    },
  };
}

/** "Male/Masculino/…=5;Female/…=-161" in one language. */
const choicesIn = (choices: string, language: Language): string =>
  choices
    .split(';')
    .map((choice) => {
      const [names = '', value = '0'] = choice.split('=');
      const all = names.split('/');
      return `${all[COLUMN[language]] ?? all[0] ?? ''}=${value}`;
    })
    .join(';');

/** "Result = length x width x depth / 12": the formula as it stands; what is named in it is entered. */
export function writtenFormula(text: string): Found | null {
  const inputs: string[] = [];
  const results: string[] = [];
  for (const match of text.matchAll(EQUATION)) {
    const label = (match[1] ?? '')
      .replace(/^(?:the|formula|and|show|die|der|das|el|la|o|a|le)\s+/i, '')
      .trim();
    const read = expressionIn(match[2] ?? '', inputs);
    if (label === '' || read === null) continue;
    results.push([sentenceCase(label), read.unit, read.expression].join('|'));
  }
  if (results.length === 0) return ratesIn(text);
  if (inputs.length < 2) return null;
  return {
    engine: 'formula',
    options: {
      title: '',
      inputs: inputs.map((name) => `${sentenceCase(name)}|${MONEY.test(name) ? '$' : ''}|10`),
      results,
    },
  };
}

/** "35 ml per kg plus 12 ml per minute of sport": so much for each, added up. */
function ratesIn(text: string): Found | null {
  const rates = [
    ...text.matchAll(
      like.giu`(\d+(?:[.,]\d+)?)\s*([\p{L}€$£%]{1,12})\s+(?:per|for each|for every|pro|por|par|je)\s+([\p{L}]+(?: of [\p{L}]+)?)`,
    ),
  ];
  const [first] = rates;
  const isSum = rates.length >= 2 && rates.every(([, , unit]) => unit === first?.[2]);
  if (first === undefined || !isSum || !/\bplus\b|\+|\bmais\b|\bmás\b|\band\b|\bund\b|\bet\b/iu.test(text))
    return null;
  const sum = rates.map(([, number], at) => `${(number ?? '0').replace(',', '.')} * v[${at}]`).join(' + ');
  const inLitres = first[2] === 'ml' && /\b(?:lit(?:er|re)s?|litros?)\b/i.test(text);
  const isMoney = /[€$£]|euros?|dollars?/i.test(first[2] ?? '');
  return {
    engine: 'formula',
    options: {
      title: '',
      inputs: rates.map(([, , , noun = '']) => `${sentenceCase(noun)}||10`),
      results: [
        `${RESULT}|${isMoney ? '$' : inLitres ? 'l' : (first[2] ?? '')}|${inLitres ? `(${sum}) / 1000` : sum}`,
      ],
    },
  };
}

const RESULT = 'Total';

const EQUATION = like.giu`
  ([\p{L}][\p{L} ]{1,30}?)\s*(?:=|\bis calculated as\b|\bis computed as\b|\bequals\b|\bergibt sich aus\b
  |\bse calcula como\b|\bé calculad[oa] como\b)\s*((?:[\p{L}\d(]|(?<=\d)[.,](?=\d))(?:[^.;\n=]|(?<=\d)[.](?=\d)){2,160})`;
const MONEY = /price|cost|rate|fee|wage|salary|preis|kosten|precio|preço|prix|coste|custo/i;

/** Names become `v[0]`, `v[1]`…; null where it is no formula. */
function expressionIn(text: string, inputs: string[]): { expression: string; unit: string } | null {
  const plain = inSigns(text).replace(/(\d),(\d)/g, '$1.$2');
  const tokens = plain.match(like.gu`\d+(?:\.\d+)?|[+*/()-]|[\p{L}][\p{L}]*(?: [\p{L}]+)*`) ?? [];
  if (!tokens.some((token) => /^[+*/-]$/.test(token))) return null;
  const out: string[] = [];
  let unit = '';
  for (const [at, token] of tokens.entries()) {
    const isName = like.u`^\p{L}`.test(token);
    if (isName && /^\d/.test(tokens[at - 1] ?? '')) {
      unit = at === tokens.length - 1 ? token : unit;
      continue;
    }
    if (!isName) out.push(token);
    else out.push(`v[${placeOf(token.toLowerCase(), inputs)}]`);
  }
  const expression = out.join(' ');
  return isSound(expression) ? { expression, unit } : null;
}

function placeOf(name: string, inputs: string[]): number {
  const at = inputs.indexOf(name);
  if (at >= 0) return at;
  inputs.push(name);
  return inputs.length - 1;
}

/** Values and signs by turns, brackets closed. */
function isSound(expression: string): boolean {
  let flat = expression.replace(/v\[\d+\]|\d+(?:\.\d+)?/g, 'n').replace(/\s+/g, '');
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(/\(n\)/g, 'n').replace(/n[+*/-]n/g, 'n');
  }
  return flat === 'n';
}
