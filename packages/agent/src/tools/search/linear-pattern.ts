import { parsePattern, type CharacterTest, type PatternNode } from './pattern-syntax.ts';

/** Tells whether a line holds a match. Time grows with line × pattern, never faster. */
export interface LinearPattern {
  test(line: string): boolean;
  /** Steps done so far, over all lines. */
  steps(): number;
}

export type CompiledPattern =
  | { readonly ok: true; readonly pattern: LinearPattern }
  | { readonly ok: false; readonly reason: string };

type Instruction =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'split'; one: number; other: number }
  | { readonly kind: 'jump'; to: number }
  | { readonly kind: 'start' | 'end' | 'edge' | 'inside' }
  | { readonly kind: 'match' };

const MAX_INSTRUCTIONS = 3000;

/**
 * A regular expression without what needs backtracking. All ways through it are followed at once (Thompson's way), so
 * no pattern and no text can make it slow.
 */
export function compilePattern(source: string, isCaseSensitive: boolean): CompiledPattern {
  const parsed = parsePattern(source, isCaseSensitive);
  if (!parsed.ok) return parsed;
  const program: Instruction[] = [];
  if (!emit(parsed.node, program)) return { ok: false, reason: 'it repeats too much' };
  program.push({ kind: 'match' });
  const run = prepareRun(program);
  return { ok: true, pattern: { test: (line) => simulate(run, line), steps: () => run.steps } };
}

/** False when the program grows too long. */
function emit(node: PatternNode, program: Instruction[]): boolean {
  if (program.length > MAX_INSTRUCTIONS) return false;
  switch (node.kind) {
    case 'character':
      program.push({ kind: 'character', test: node.test });
      return true;
    case 'assertion':
      program.push({ kind: node.at });
      return true;
    case 'sequence':
      return node.parts.every((part) => emit(part, program));
    case 'choice':
      return emitChoice(node.options, program);
    case 'repeat':
      return emitRepeat(node, program);
  }
}

function emitChoice(options: readonly PatternNode[], program: Instruction[]): boolean {
  const jumps: { kind: 'jump'; to: number }[] = [];
  for (const [index, option] of options.entries()) {
    const isLast = index === options.length - 1;
    const split: Instruction = { kind: 'split', one: program.length + 1, other: 0 };
    if (!isLast) program.push(split);
    if (!emit(option, program)) return false;
    if (isLast) continue;
    const jump: { kind: 'jump'; to: number } = { kind: 'jump', to: 0 };
    program.push(jump);
    jumps.push(jump);
    split.other = program.length;
  }
  for (const jump of jumps) jump.to = program.length;
  return true;
}

function emitRepeat(
  node: Extract<PatternNode, { readonly kind: 'repeat' }>,
  program: Instruction[],
): boolean {
  for (let count = 0; count < node.min; count += 1) if (!emit(node.part, program)) return false;
  if (node.max === undefined) {
    const split: Instruction = { kind: 'split', one: program.length + 1, other: 0 };
    const start = program.push(split) - 1;
    if (!emit(node.part, program)) return false;
    program.push({ kind: 'jump', to: start });
    split.other = program.length;
    return true;
  }
  const splits: { kind: 'split'; one: number; other: number }[] = [];
  for (let count = node.min; count < node.max; count += 1) {
    const split: { kind: 'split'; one: number; other: number } = {
      kind: 'split',
      one: program.length + 1,
      other: 0,
    };
    program.push(split);
    splits.push(split);
    if (!emit(node.part, program)) return false;
  }
  for (const split of splits) split.other = program.length;
  return true;
}

/** The program as numbers and tables, with the room that every line uses again: nothing is made while it runs. */
interface Run {
  readonly kinds: readonly Instruction['kind'][];
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly tests: readonly CharacterTest[];
  /** The round in which an instruction was last reached: each is followed once for each character. */
  readonly seenAt: Float64Array;
  readonly stack: Int32Array;
  current: Int32Array;
  next: Int32Array;
  round: number;
  steps: number;
}

function prepareRun(program: readonly Instruction[]): Run {
  const { length } = program;
  const targets = program.map((instruction, pc): readonly [number, number] => {
    if (instruction.kind === 'split') return [instruction.one, instruction.other];
    return instruction.kind === 'jump' ? [instruction.to, instruction.to] : [pc + 1, pc + 1];
  });
  return {
    kinds: program.map(({ kind }) => kind),
    one: Int32Array.from(targets, ([one]) => one),
    other: Int32Array.from(targets, ([, other]) => other),
    tests: program.map((instruction) =>
      instruction.kind === 'character' ? tabled(instruction.test) : () => false,
    ),
    seenAt: new Float64Array(length),
    stack: new Int32Array(3 * length + 2),
    current: new Int32Array(length + 1),
    next: new Int32Array(length + 1),
    round: 0,
    steps: 0,
  };
}

const TABLED = 128;

function tabled(test: CharacterTest): CharacterTest {
  const table = Array.from({ length: TABLED }, (_, code) => test(code));
  return (code) => (code < TABLED ? table[code] === true : test(code));
}

function simulate(run: Run, line: string): boolean {
  let count = 0;
  for (let at = 0; at <= line.length; at += 1) {
    const reached = follow(run, line, { at, count });
    if (reached === undefined) return true;
    count = reached;
    [run.current, run.next] = [run.next, run.current];
  }
  return false;
}

/** How many instructions wait for the next character; undefined when a match is complete. */
function follow(
  run: Run,
  line: string,
  { at, count }: { readonly at: number; readonly count: number },
): number | undefined {
  const { stack, seenAt } = run;
  run.round += 1;
  // A match may begin at any character.
  stack[0] = 0;
  for (let index = 0; index < count; index += 1) stack[index + 1] = run.current[index] ?? 0;
  let top = count + 1;
  let waiting = 0;
  while (top > 0) {
    top -= 1;
    const pc = stack[top] ?? 0;
    if (seenAt[pc] === run.round) continue;
    seenAt[pc] = run.round;
    run.steps += 1;
    const kind = run.kinds[pc];
    if (kind === undefined || kind === 'match') return undefined;
    if (kind === 'character') {
      if (at < line.length && run.tests[pc]?.(line.charCodeAt(at)) === true) {
        run.next[waiting] = pc + 1;
        waiting += 1;
      }
    } else if (holds(kind, line, at)) {
      stack[top] = run.other[pc] ?? 0;
      stack[top + 1] = run.one[pc] ?? 0;
      top += 2;
    }
  }
  return waiting;
}

function holds(kind: Exclude<Instruction['kind'], 'character' | 'match'>, line: string, at: number): boolean {
  switch (kind) {
    case 'split':
    case 'jump':
      return true;
    case 'start':
      return at === 0;
    case 'end':
      return at === line.length;
    case 'edge':
      return isEdge(line, at);
    case 'inside':
      return !isEdge(line, at);
  }
}

function isEdge(line: string, at: number): boolean {
  const isWord = (sign: string | undefined): boolean => sign !== undefined && /\w/.test(sign);
  return isWord(line[at - 1]) !== isWord(line[at]);
}
