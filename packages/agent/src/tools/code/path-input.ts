import { z } from 'zod';

/** A path of the project; the `./` or `/` that models like to write before it is taken off. */
export const projectPath = z
  .string()
  .min(1)
  .max(1024)
  .overwrite((path) => path.trim().replace(/^(?:\.?\/)+(?=.)/, ''));
