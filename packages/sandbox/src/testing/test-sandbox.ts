import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@loam/kernel';
import { detectProvider } from '../provider/detect-provider.ts';
import type { Limits, Mount, SandboxLevel, SandboxProvider, StartOptions } from '../provider/provider.ts';
import { runInSandbox, type RunResult } from '../run.ts';
import { INSIDE, prepareRuntime, type Runtime } from '../runtime.ts';

export interface TestSandbox {
  readonly isOffered: boolean;
  readonly root: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  options(code: string, more?: Partial<StartOptions>): StartOptions;
  run(code: string, more?: Partial<StartOptions>): Promise<RunResult>;
  folder(name: string): Promise<string>;
  close(): Promise<void>;
}

export const testLimits: Limits = { memoryMb: 256, cpu: 1, processes: 64, diskMb: 16, timeoutMs: 10_000 };

/** A provider of the wanted level in a throw-away folder, or what this machine offers instead. */
export async function createTestSandbox(level?: SandboxLevel): Promise<TestSandbox> {
  const root = await mkdtemp(join(tmpdir(), 'loam-sandbox-'));
  await chmod(root, 0o711);
  const provider = await detectProvider({ root, logger: silentLogger, ...(level && { atMost: level }) });
  const runtime = await prepareRuntime({ root });
  const options = (code: string, more: Partial<StartOptions> = {}): StartOptions => ({
    projectId: 'project-a',
    command: [INSIDE.node, '--input-type=module', '-e', code],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp' },
    limits: testLimits,
    network: 'none',
    ...more,
    mounts: [...runtime.mounts, ...(more.mounts ?? [])],
  });
  return {
    isOffered: level === undefined || provider.level === level,
    root,
    provider,
    runtime,
    options,
    run: (code, more) => runInSandbox(provider, options(code, more)),
    async folder(name) {
      const path = join(root, name);
      await mkdir(path, { recursive: true });
      return path;
    },
    async close() {
      await provider.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

export function readOnly(source: string, target: string): Mount {
  return { source, target, mode: 'ro' };
}
