import { enums, type ProjectError, type ProjectErrorType, texts } from '@loam/contract';
import { chatWords } from '../../chat/texts.data.ts';

/** What an error is called on the page, by its type. */
export function errorLabel(type: ProjectErrorType): string {
  const { banners } = texts.errors;
  if (type === 'immediate_runtime') return banners.runtime;
  return hasLabel(type) ? banners[type] : banners.other;
}

function hasLabel(type: ProjectErrorType): type is ProjectErrorType & keyof typeof texts.errors.banners {
  return Object.hasOwn(texts.errors.banners, type);
}

/** Why the AI cannot help; undefined when it can try. */
export function whyNotFixable(type: ProjectErrorType): string | undefined {
  const known = enums.errors.notFixableByAi.find((one) => one === type);
  return known && chatWords.errors.noFix[known];
}

/** Where it happened, as `src/App.tsx:3:9`. */
export function errorPlace({
  meta_data: { filename, lineno, colno },
}: Pick<ProjectError, 'meta_data'>): string {
  return [fileIn(filename), lineno, colno].filter((part) => part !== undefined).join(':');
}

/** The file of the project behind the address that a browser names. */
export function fileIn(filename: string | undefined): string | undefined {
  if (filename === undefined || filename === '') return undefined;
  const path = URL.canParse(filename) ? new URL(filename).pathname : filename;
  return path.replace(/[?#].*$/, '').replace(/^\/+/, '') || undefined;
}
