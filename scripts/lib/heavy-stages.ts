import { buildStale } from './build.ts';
import { journeyStage } from './journey-stage.ts';
import type { Processes } from './processes.ts';
import type { Stage, StageResult } from './stages.ts';
import {
  canInstall,
  describeMissing,
  installMissing,
  missingPackages,
  thisMachine,
} from './system-packages.ts';
import { vitestStage } from './vitest-stage.ts';

export function systemStage(processes: Processes): Stage {
  return { name: 'system packages', run: () => ensureSystemPackages(processes) };
}

/** The stages that run our code, in the order they must keep. */
export function heavyStages(root: string, processes: Processes): readonly Stage[] {
  let built = false;
  const buildStage: Stage = {
    name: 'build',
    run: async () => {
      const result = await buildStale({ root, processes, print: () => undefined });
      built = result.ok;
      return { passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1, output: result.output };
    },
  };
  return [vitestStage(root, processes), buildStage, journeyStage({ root, processes, isBuilt: () => built })];
}

async function ensureSystemPackages(processes: Processes): Promise<StageResult> {
  const missing = missingPackages(thisMachine());
  if (missing.length === 0) return { passed: 1, failed: 0 };
  if (!canInstall(thisMachine()))
    return { passed: 0, failed: 1, output: describeMissing(missing).join('\n') };
  const result = await installMissing(missing, processes);
  const left = missingPackages(thisMachine());
  if (result.ok && left.length === 0) {
    return { passed: 1, failed: 0, note: `installed ${missing.map(({ name }) => name).join(', ')}` };
  }
  return { passed: 0, failed: 1, output: [result.output, ...describeMissing(left)].join('\n') };
}
