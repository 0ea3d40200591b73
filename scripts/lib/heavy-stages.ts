import { buildStale } from './build.ts';
import { evalStage } from './eval-stage.ts';
import { journeyStage } from './journey-stage.ts';
import type { Processes } from './processes.ts';
import type { Stage, StageResult } from './stages.ts';
import {
  canInstall,
  describeMissing,
  installMissing,
  missingPackages,
  missingTestPackages,
  thisMachine,
  type SystemPackage,
} from './system-packages.ts';
import { vitestStage } from './vitest-stage.ts';

export function systemStage(processes: Processes): Stage {
  return { name: 'system packages', run: () => ensureSystemPackages(processes) };
}

/**
 * The stages that run our code, in the order they must keep; those of a group may run side by side. The first journey
 * is alone with the new product and leaves a core idle: the sample fills it.
 */
export function heavyStages(root: string, processes: Processes): readonly (readonly Stage[])[] {
  const built = Promise.withResolvers<boolean>();
  const buildStage: Stage = {
    name: 'build',
    run: async () => {
      try {
        const result = await buildStale({ root, processes, print: () => undefined });
        built.resolve(result.ok);
        return { passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1, output: result.output };
      } finally {
        built.resolve(false);
      }
    },
  };
  return [
    [vitestStage(root, processes)],
    [buildStage, evalStage(root, processes), journeyStage({ root, processes, built: built.promise })],
  ];
}

async function ensureSystemPackages(processes: Processes): Promise<StageResult> {
  const missing = missingPackages(thisMachine());
  const missingForTests = missingTestPackages(thisMachine());
  if (missing.length + missingForTests.length === 0) return { passed: 1, failed: 0 };
  // An ordinary user installs nothing: the tests go on with what is there, and the summary says what was left out.
  if (!canInstall(thisMachine()))
    return { passed: 1, failed: 0, note: skippedNote([...missing, ...missingForTests]) };
  // One at a time: a distribution that has one of them need not have the other. First, because the small browser
  // makes the whole one needless.
  for (const wanted of missingForTests) await installMissing([wanted], processes);
  const still = missingPackages(thisMachine());
  const result = still.length > 0 ? await installMissing(still, processes) : { ok: true, output: '' };
  const left = missingPackages(thisMachine());
  const leftForTests = missingTestPackages(thisMachine());
  if (result.ok && left.length === 0)
    return {
      passed: 1,
      failed: 0,
      note:
        leftForTests.length > 0
          ? skippedNote(leftForTests)
          : `installed ${[...missing, ...missingForTests].map(({ name }) => name).join(', ')}`,
    };
  return { passed: 0, failed: 1, output: [result.output, ...describeMissing(left)].join('\n') };
}

function skippedNote(missing: readonly SystemPackage[]): string {
  return missing.map(({ name, cost }) => `without ${name}: ${cost}`).join('; ');
}
