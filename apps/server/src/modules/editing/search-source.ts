import { createTextSearch, type FileMatches, isSearched, limits } from '@loam/contract';
import type { Clock } from '@loam/kernel';
import type { ProjectRecord } from '../../http/access.ts';
import type { Versions } from '../versions/index.ts';

export interface SearchContext {
  readonly versions: Pick<Versions, 'visitTexts'>;
  readonly clock: Clock;
}

export interface SourceSearch {
  readonly commit: string;
  readonly files: FileMatches[];
  readonly isIncomplete: boolean;
}

const timeLimitMs = 5000;
const { code } = limits;

/** Where a text stands in the newest version. What was found when time or room is up is the answer. */
export async function searchSource(
  { versions, clock }: SearchContext,
  project: ProjectRecord,
  query: string,
): Promise<SourceSearch> {
  const find = createTextSearch(query);
  const endsAt = clock.now().getTime() + timeLimitMs;
  const files: FileMatches[] = [];
  let room: number = code.searchMaxResults;
  const { commit, isWhole } = await versions.visitTexts(project, {
    accepts: ({ path, sizeBytes }) => sizeBytes <= code.searchMaxFileBytes && isSearched(path),
    visit(path, text) {
      const found = find(path, text);
      if (found !== undefined) {
        files.push(cutTo(found, room));
        room -= Math.min(room, found.matches.length);
      }
      return room > 0 && clock.now().getTime() < endsAt;
    },
  });
  return { commit, files, isIncomplete: !isWhole };
}

function cutTo(found: FileMatches, room: number): FileMatches {
  if (found.matches.length <= room) return found;
  return { ...found, matches: found.matches.slice(0, room), is_incomplete: true };
}
