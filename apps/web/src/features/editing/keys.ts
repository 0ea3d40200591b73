import { sourceKey } from '../versions/keys.ts';

export const codeKeys = {
  source: sourceKey,
  image: (projectId: string, place: { readonly path: string; readonly commitSha: string }) => [
    'code',
    projectId,
    'image',
    place,
  ],
} as const;
