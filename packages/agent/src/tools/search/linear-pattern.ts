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
  const run: Run = { program, seenAt: new Float64Array(program.length), round: 0, steps: 0 };
  return { ok: true, pattern: { test: (line) => simulate(run, line), steps: () => run.steps } };
}

interface Run {
  readonly program: readonly Instruction[];
  /** The round in which an instruction was last reached: each is followed once for each character. */
  readonly seenAt: Float64Array;
  round: number;
  steps: number;
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

function simulate(run: Run, line: string): boolean {
  let current: readonly number[] = [];
  for (let at = 0; at <= line.length; at += 1) {
    run.round += 1;
    const pending = [0, ...current];
    const waiting: CharacterStep[] = [];
    for (let pc = pending.pop(); pc !== undefined; pc = pending.pop()) {
      if (run.seenAt[pc] === run.round) continue;
      run.seenAt[pc] = run.round;
      run.steps += 1;
      const instruction = run.program[pc];
      if (instruction === undefined || instruction.kind === 'match') return true;
      if (instruction.kind === 'character') waiting.push({ pc, test: instruction.test });
      else pending.push(...nextOf(instruction, pc, { line, at }));
    }
    const code = line.charCodeAt(at);
    current = at < line.length ? waiting.filter(({ test }) => test(code)).map(({ pc }) => pc + 1) : [];
  }
  return false;
}

interface CharacterStep {
  readonly pc: number;
  readonly test: CharacterTest;
}

function nextOf(
  instruction: Exclude<Instruction, { readonly kind: 'character' | 'match' }>,
  pc: number,
  { line, at }: { readonly line: string; readonly at: number },
): readonly number[] {
  switch (instruction.kind) {
    case 'split':
      return [instruction.one, instruction.other];
    case 'jump':
      return [instruction.to];
    case 'start':
      return at === 0 ? [pc + 1] : [];
    case 'end':
      return at === line.length ? [pc + 1] : [];
    case 'edge':
      return isEdge(line, at) ? [pc + 1] : [];
    case 'inside':
      return isEdge(line, at) ? [] : [pc + 1];
  }
}

function isEdge(line: string, at: number): boolean {
  const isWord = (sign: string | undefined): boolean => sign !== undefined && /\w/.test(sign);
  return isWord(line[at - 1]) !== isWord(line[at]);
}
