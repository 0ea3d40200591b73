import type { EngineBlock } from '../../plan/block-plan.ts';
import type { CodeProps } from '../code.ts';
import { listOf } from './options.ts';

/** `inputs` and `results` of a calculator; each formula is a function of the inputs by their names. */
export function formulaProps(options: EngineBlock['options']): CodeProps {
  const inputs = listOf(options['inputs']).map(cells);
  const names = namesFor(inputs.map(([label = '']) => label));
  return {
    inputs: inputs.map(([label = '', unit = '', initial = '', choices = '']) => ({
      label,
      unit: unit === '$' ? '' : unit,
      initial: Number(initial) || 0,
      choices: choicesOf(choices),
    })),
    results: listOf(options['results'])
      .map(cells)
      .map(([label = '', unit = '', expression = '']) => ({
        label,
        unit: unit === '$' ? 'money' : unit,
        value: () => formula(expression, names),
      })),
    button: options['button'],
    isAboveZero: options['isAboveZero'] === true ? true : undefined,
  };
}

/** Where one is chosen: "Male=5;Female=-161". */
function choicesOf(text: string): readonly { label: string; value: number }[] | undefined {
  if (text === '') return undefined;
  return text.split(';').map((choice) => {
    const [label = '', value = ''] = choice.split('=');
    return { label, value: Number(value) || 0 };
  });
}

const cells = (text: string): readonly string[] => text.split('|');

/** `([distance = 0, , price = 0]) => distance * price`. */
function formula(expression: string, names: readonly string[]): string {
  const safe = /^(?:ceil|floor|round|max|min|pow|sqrt|[\d\s.,+*/()v[\]-])+$/.test(expression)
    ? expression
    : '0';
  const used = names.map((name, at) => (safe.includes(`v[${at}]`) ? `${name} = 0` : ''));
  const last = used.findLastIndex((name) => name !== '');
  const body = safe
    .replace(/[a-z]{3,}(?=\()/g, 'Math.$&')
    .replace(/v\[(\d+)\]/g, (_, at: string) => names[Number(at)] ?? '0');
  return last < 0 ? `() => ${body}` : `([${used.slice(0, last + 1).join(', ')}]) => ${body}`;
}

/** Names for the values, from their labels. */
function namesFor(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return labels.map((label, at) => {
    const words =
      label
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z]+/g) ?? [];
    const name = words
      .slice(0, 3)
      .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join('');
    const free = name === '' || taken.has(name) || RESERVED.has(name) ? `value${at + 1}` : name;
    taken.add(free);
    return free;
  });
}

const RESERVED: ReadonlySet<string> = new Set(
  'in of for do if is as new let var case with this true false null class const enum else void typeof return'.split(
    ' ',
  ),
);
