import { totalmem } from 'node:os';
import type { Limits } from './provider/provider.ts';
import type { DevServerTiming } from './dev/dev-server.ts';
import type { ProgramLimits } from './programs/program.ts';
import type { ProgramsOptions } from './programs/programs.ts';

export interface SandboxLimits {
  readonly devServer: Limits;
  readonly devServersMemoryMb: number;
  readonly build: Limits;
  readonly buildConcurrency: number;
  readonly buildQueue: number;
  readonly install: Limits;
  readonly timing: DevServerTiming;
  /** Of the server of one site. */
  readonly site: ProgramLimits;
  readonly programs: ProgramsLimits;
}

export type ProgramsLimits = Pick<
  ProgramsOptions,
  'timing' | 'places' | 'placesOfTenant' | 'spares' | 'spareIdleMs' | 'idleMs' | 'replacedMs' | 'sweepMs'
>;

export const DEFAULT_LIMITS: SandboxLimits = {
  // Someone looks at the screen: its threads together must not count as one process only.
  devServer: { memoryMb: 1024, cpu: 2, cpuShare: 2, processes: 256, diskMb: 256, timeoutMs: 0 },
  devServersMemoryMb: 4096,
  build: { memoryMb: 1536, cpu: 2, processes: 256, diskMb: 512, timeoutMs: 120_000 },
  buildConcurrency: 2,
  buildQueue: 200,
  install: { memoryMb: 2048, cpu: 2, processes: 256, diskMb: 4096, timeoutMs: 300_000 },
  timing: {
    backoff: { firstMs: 500, maxMs: 30_000 },
    probeTimeoutMs: 5000,
    probeEveryMs: 5000,
    bootTimeoutMs: 60_000,
    idleMs: 15 * 60_000,
    sweepMs: 10_000,
  },
  site: { memoryMb: 256, cpu: 1, processes: 64, diskMb: 64 },
  programs: {
    places: 24,
    placesOfTenant: 12,
    spares: 2,
    spareIdleMs: 10 * 60_000,
    idleMs: 5 * 60_000,
    replacedMs: 10_000,
    sweepMs: 5_000,
    timing: {
      backoff: { firstMs: 500, maxMs: 60_000 },
      bootTimeoutMs: 20_000,
      probeEveryMs: 5_000,
      soundMs: 60_000,
      patienceMs: 2_000,
    },
  },
};

const MEGABYTE = 1024 * 1024;
const USUAL_CEILING_MB = 3072;

/** Large projects have more memory: as much as the operator says, otherwise never more than half of the machine's. */
export function withCeiling(limits: SandboxLimits, projectMemoryMb: number | undefined): SandboxLimits {
  const memoryCeilingMb =
    projectMemoryMb ?? Math.min(USUAL_CEILING_MB, Math.floor(totalmem() / MEGABYTE / 2));
  return {
    ...limits,
    devServer: { memoryCeilingMb, ...limits.devServer },
    build: { memoryCeilingMb, ...limits.build },
  };
}
