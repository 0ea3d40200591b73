import { readFile, writeFile } from 'node:fs/promises';
import { readPlan } from '@loam/offline-model';
import type { Case } from '@loam/offline-model/cases';
import type { AppWriter, Written } from './app-writer.ts';
import { evalError } from './failure.ts';
import { outlineOf } from './plan-outline.ts';

type Outlines = Readonly<Record<string, readonly string[]>>;

const PLAN_PATH = '.loam/plan.json';

/** What one answer made: the plan in lines, then what was said. */
export function outlineOfAnswer({ files, reply }: Written): readonly string[] {
  const plan = readPlan(files.get(PLAN_PATH) ?? '');
  return [
    ...(plan === null ? ['no plan'] : outlineOf(plan)),
    ...reply.split('\n').map((line) => `> ${line}`),
  ];
}

/** The outlines of every turn of these cases, by case and number of the turn. */
export async function outlineCases(writer: AppWriter, cases: readonly Case[]): Promise<Outlines> {
  const outlines: Record<string, readonly string[]> = {};
  for (const { id, turns } of cases) {
    const talk = writer.begin();
    for (const [index, { send }] of turns.entries()) {
      outlines[`${id} ${index + 1}`] = outlineOfAnswer(await talk.send(send));
    }
  }
  return outlines;
}

export async function saveOutlines(path: string, outlines: Outlines): Promise<void> {
  await writeFile(path, JSON.stringify(outlines));
}

/** Prints the lines that came and went since the outlines were saved, turn by turn. */
export async function compareOutlines(
  path: string,
  outlines: Outlines,
  print: (line: string) => void,
): Promise<void> {
  const before: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isOutlines(before)) throw evalError('usage', `${path} holds no outlines`);
  let different = 0;
  for (const [turn, lines] of Object.entries(outlines)) {
    const old = before[turn] ?? [];
    const gone = old.filter((line) => !lines.includes(line));
    const came = lines.filter((line) => !old.includes(line));
    if (gone.length + came.length === 0) continue;
    different += 1;
    print(`== ${turn}`);
    for (const line of gone) print(`- ${line}`);
    for (const line of came) print(`+ ${line}`);
  }
  print(`${different} of ${Object.keys(outlines).length} turns are different`);
}

const isOutlines = (value: unknown): value is Outlines =>
  typeof value === 'object' && value !== null && Object.values(value).every((lines) => Array.isArray(lines));
