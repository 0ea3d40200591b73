import type { DeletedProject, Project } from '@loam/contract';
import { restoreRow } from '../../../shared/restore-row.ts';

/** The loaded part of an endless list, as the query cache keeps it. */
export interface LoadedPages<Item> {
  readonly pages: readonly { readonly projects: Item[]; readonly next_cursor: string | null }[];
  readonly pageParams: readonly unknown[];
}

type Listed = Pick<Project, 'id'> | Pick<DeletedProject, 'id'>;

/** A project that slipped to another page between two loads is shown once. */
export function flattenPages<Item extends Listed>(data: LoadedPages<Item> | undefined): readonly Item[] {
  const byId = new Map<string, Item>();
  for (const page of data?.pages ?? [])
    for (const project of page.projects) {
      if (!byId.has(project.id)) byId.set(project.id, project);
    }
  return [...byId.values()];
}

export function patchInPages<Item extends Listed, Data extends LoadedPages<Item>>(
  data: Data,
  id: string,
  patch: (item: Item) => Item,
): Data {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      projects: page.projects.map((project) => (project.id === id ? patch(project) : project)),
    })),
  };
}

export function removeFromPages<Item extends Listed, Data extends LoadedPages<Item>>(
  data: Data,
  id: string,
): Data {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      projects: page.projects.filter((project) => project.id !== id),
    })),
  };
}

/** Back on the page it was on, where it was. */
export function restoreInPages<Item extends Listed, Data extends LoadedPages<Item>>(
  data: Data,
  before: Data,
  id: string,
): Data {
  return {
    ...data,
    pages: data.pages.map((page, index) => ({
      ...page,
      projects: [
        ...restoreRow(page.projects, before.pages[index]?.projects ?? [], (project) => project.id === id),
      ],
    })),
  };
}

/** Rows of a grid; the last one may be short. */
export function rowsOf<Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] {
  const rows: Item[][] = [];
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns));
  return rows;
}
