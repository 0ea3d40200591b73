import { partFiles } from '@loam/app-library';
import type { AppPlan } from '../../plan/app-plan.ts';
import { placeFiles } from '../cloud/place-files.ts';
import { authFiles } from '../blocks/auth/write-auth.ts';
import { personalFiles } from '../blocks/personal/write-personal.ts';
import { talkFiles } from '../blocks/talk/write-talk-block.ts';
import type { Draft } from '../draft.ts';
import { exportsOf, moduleOf } from '../imports.ts';
import { pictureFiles } from '../pictures/write-pictures.ts';

/** What a written app may use; each file is added only where something imports it. */
export interface Library {
  /** Paths of the parts whose names any written file may use. */
  readonly shared: readonly string[];
  /** Files that the shared parts expect of the plan. */
  readonly written: ReadonlyMap<string, string>;
}

export function libraryOf(draft: Draft): Library {
  const { plan } = draft;
  return {
    shared: [...partFiles().keys()].filter((path) => isShared(path, plan)),
    written: new Map(
      Object.entries({
        ...pictureFiles(plan),
        ...personalFiles(plan),
        ...talkFiles(plan),
        ...authFiles(plan),
        ...placeFiles(draft),
      }),
    ),
  };
}

const exportsByPart = new Map<string, readonly (readonly [name: string, module: string])[]>();

/** The names of a part with the module they come from. */
export function exportsOfPart(path: string): readonly (readonly [name: string, module: string])[] {
  const known = exportsByPart.get(path);
  if (known) return known;
  const found = exportsOf(partFiles().get(path) ?? '').map((name) => [name, moduleOf(path)] as const);
  exportsByPart.set(path, found);
  return found;
}

/** Games and tools are asked for one by one: their names must not catch those of an app's own files. */
const ENGINE_PART = /^src\/(?:components|lib)\/(?:games|tools)\//;
const ACCOUNT_PART = /^src\/(?:components|data)\/auth\//;
const CLOUD_PART = /^src\/components\/cloud\//;

function isShared(path: string, { auth, storage }: AppPlan): boolean {
  if (ENGINE_PART.test(path) || (CLOUD_PART.test(path) && storage !== 'cloud')) return false;
  return auth !== null || !ACCOUNT_PART.test(path);
}
