import { sourceKey } from '../versions/keys.ts';

export const codeKeys = {
  source: sourceKey,
  /** Which files there are; everything else of a file is kept by what it holds and never grows old. */
  files: (projectId: string) => ['code', projectId, 'files'],
  content: (projectId: string, blob: string) => ['code', projectId, 'content', blob],
  image: (projectId: string, blob: string) => ['code', projectId, 'image', blob],
  search: (projectId: string, search: object) => ['code', projectId, 'search', search],
  errors: (projectId: string) => ['code', projectId, 'errors'],
  preview: (projectId: string) => ['code', projectId, 'preview'],
  /** Saves that are on their way. */
  saves: (projectId: string) => ['code', projectId, 'save'],
} as const;
