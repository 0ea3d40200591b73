import { findDeno, type FunctionsOptions } from '@loam/cloud/functions';
import { INSIDE_PATHS, REGISTRY_ORIGIN, reachableCopy, type Programs } from '@loam/sandbox';

/** What functions are run by: the sandbox's programs, and Deno where they can reach it. */
export async function functionPrograms(place: {
  readonly programs: Programs;
  /** The sandbox's folder. */
  readonly root: string;
}): Promise<Pick<FunctionsOptions, 'programs' | 'paths' | 'deno'>> {
  const deno = findDeno();
  const { app, socket, doors } = INSIDE_PATHS;
  return {
    programs: place.programs,
    paths: { app, socket, doors, registryOrigin: REGISTRY_ORIGIN },
    deno: deno === undefined ? undefined : await reachableCopy(deno, place.root),
  };
}
