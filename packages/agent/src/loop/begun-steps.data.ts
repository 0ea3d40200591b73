import type { StepKind } from '../events.ts';

/** What is done to a path; the same words that the tool itself uses once its arguments are whole. */
export const PATH_VERBS: Readonly<Record<string, string>> = {
  write_file: 'Writing',
  replace_in_file: 'Editing',
  read_file: 'Reading',
  delete_file: 'Deleting',
  add_attachment: 'Adding',
};

/** What is known of a call that has only begun. */
export const BEGUN_TITLES: Readonly<Record<StepKind, string>> = {
  think: 'Thinking',
  read: 'Reading',
  search: 'Searching',
  write: 'Writing a file',
  rename: 'Renaming a file',
  delete: 'Deleting a file',
  package: 'Changing packages',
  check: 'Checking',
  look: 'Looking at a page',
  fetch: 'Reading a web page',
  ask: 'Asking a question',
  plan: 'Planning',
  draw: 'Drawing',
  cloud: 'Calling the backend',
};
