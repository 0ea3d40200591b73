import { request } from 'node:http';
import { silentLogger, type Clock } from '@loam/kernel';
import type { Program, ProgramUse } from '../programs/program.ts';
import { createPrograms, type Programs, type ProgramsOptions } from '../programs/programs.ts';
import { INSIDE } from '../runtime.ts';
import { writeFiles } from './fixture-modules.ts';
import type { TestSandbox } from './test-sandbox.ts';

export function openTestPrograms(
  box: TestSandbox,
  clock: Clock,
  more: Partial<ProgramsOptions> = {},
): Programs {
  return createPrograms({
    ...box,
    clock,
    logger: silentLogger,
    places: 2,
    placesOfTenant: 2,
    spares: 1,
    spareIdleMs: 60_000,
    idleMs: 60_000,
    replacedMs: 1000,
    sweepMs: 20,
    timing: {
      backoff: { firstMs: 100, maxMs: 60_000 },
      bootTimeoutMs: 20_000,
      probeEveryMs: 60_000,
      soundMs: 60_000,
      patienceMs: 50,
    },
    ...more,
  });
}

/** A server of Node whose listener is the given code; `request`, `response` and `tell` are there. */
export function nodeProgram(code: string, more: Partial<Program> = {}): Program {
  const text = `
    import { createServer } from 'node:http';
    const tell = (message) => process.stdout.write('\\u0001loam ' + JSON.stringify(message) + '\\n');
    const listener = async (request, response) => { ${code} };
    createServer(listener).listen('${INSIDE.socket}', () => tell({ type: 'listening' }));`;
  return {
    tenant: 'tenant',
    name: 'program:one',
    version: 'a',
    title: 'The program',
    limits: { memoryMb: 128, cpu: 1, processes: 64, diskMb: 16 },
    network: { kind: 'none' },
    answersPings: false,
    env: {},
    command: [INSIDE.node, `${INSIDE.app}/main.mjs`],
    layOut: (folder) => writeFiles(folder, { 'main.mjs': text }),
    ...more,
  };
}

export function ask({ socketPath }: Pick<ProgramUse, 'socketPath'>, path = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, path, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve(text));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
