import { ProjectSortBy, ProjectVisibility } from '@loam/contract';

export interface ProjectFilter {
  readonly q: string;
  readonly sort: ProjectSortBy;
  readonly visibility: ProjectVisibility | 'all';
}

/** As it stands in the address; what is at its default is left out. */
export interface ProjectFilterSearch {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly visibility?: string | undefined;
}

const maxQueryCharacters = 200;

export const defaultFilter: ProjectFilter = { q: '', sort: 'updated_at', visibility: 'all' };

/** Whatever an address says, the result is a filter: unknown words fall back to the default. */
export function filterFromSearch(search: ProjectFilterSearch): ProjectFilter {
  const sort = ProjectSortBy.safeParse(search.sort);
  const visibility = ProjectVisibility.safeParse(search.visibility);
  return {
    q: (search.q ?? '').slice(0, maxQueryCharacters),
    sort: sort.success ? sort.data : defaultFilter.sort,
    visibility: visibility.success ? visibility.data : defaultFilter.visibility,
  };
}

export function filterToSearch(filter: ProjectFilter): Required<ProjectFilterSearch> {
  return {
    q: filter.q.trim() === '' ? undefined : filter.q.slice(0, maxQueryCharacters),
    sort: filter.sort === defaultFilter.sort ? undefined : filter.sort,
    visibility: filter.visibility === defaultFilter.visibility ? undefined : filter.visibility,
  };
}

export function isFiltered(filter: ProjectFilter): boolean {
  return filter.q.trim() !== '' || filter.visibility !== 'all';
}

/** The part of a list call that the filter decides. */
export function filterToQuery(filter: ProjectFilter) {
  const q = filter.q.trim();
  return {
    sort_by: filter.sort,
    ...(q === '' ? {} : { q }),
    ...(filter.visibility === 'all' ? {} : { visibility: filter.visibility }),
  };
}
