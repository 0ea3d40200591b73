import { templateFiles } from '@loam/template';

/** The starter project as text, by path. */
export const starterFiles = (): ReadonlyMap<string, string> =>
  new Map(templateFiles().map(({ path, contents }) => [path, contents.toString('utf8')]));
