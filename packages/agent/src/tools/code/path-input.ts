import { z } from 'zod';

/** A path of the project; the `./` that models like to write is taken off. */
export const projectPath = z
  .string()
  .min(1)
  .max(1024)
  .describe('path from the project root, like src/pages/Index.tsx')
  .overwrite((path) => path.trim().replace(/^(\.\/)+/, ''));
