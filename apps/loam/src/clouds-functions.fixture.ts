import { silentLogger, systemClock } from '@loam/kernel';
import { openPrograms, type Programs } from '@loam/sandbox';
import { mkdir } from 'node:fs/promises';
import { type CloudHouse, openCloudHouse, type Person, type ApiAnswer } from './clouds.fixture.ts';
import { isBelow, openFunctions } from './function-programs.ts';
import { folderOf } from './open-sandbox.ts';

export interface FunctionHouse extends AsyncDisposable {
  readonly house: CloudHouse;
  readonly programs: Programs;
}

/** The product with a real sandbox for functions. */
export async function openFunctionHouse(root: string): Promise<FunctionHouse> {
  let programs: Programs | undefined;
  const house = await openCloudHouse({
    async openFunctions({ folder, port }) {
      const sandbox = folderOf(folder);
      await mkdir(sandbox, { mode: 0o711 });
      const opened = await openPrograms({
        root: sandbox,
        logger: silentLogger,
        clock: systemClock,
        networkRules: { isOwnHost: isBelow('cloud.localhost') },
      });
      ({ programs } = opened);
      const host = await openFunctions(opened, { home: folder, root, port, listenAddress: undefined });
      return { host, [Symbol.asyncDispose]: () => opened.close() };
    },
  });
  if (!programs) throw new TypeError('no programs');
  return { house, programs, [Symbol.asyncDispose]: () => house[Symbol.asyncDispose]() };
}

export interface Deployed {
  readonly code?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly metadata?: object;
}

/** By the call of the Management API that Supabase's own tools make. */
export async function deployByForm(
  person: Person,
  slug: string,
  { code = '', files = { 'index.ts': code }, metadata = {} }: Deployed,
): Promise<ApiAnswer> {
  const form = new FormData();
  const described = { name: slug, entrypoint_path: 'index.ts', ...metadata };
  form.append('metadata', new Blob([JSON.stringify(described)], { type: 'application/json' }));
  for (const [name, text] of Object.entries(files)) form.append('file', new Blob([text]), name);
  return await person.send('POST', `${managementOf(person)}/functions/deploy?slug=${slug}`, form);
}

export function managementOf({ projectId, ref }: Person): string {
  return `/projects/${projectId}/db-proxy/v1/projects/${ref}`;
}
