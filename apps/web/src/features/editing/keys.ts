export const codeKeys = {
  source: (projectId: string) => ['code', projectId, 'source'],
  image: (projectId: string, place: { readonly path: string; readonly commitSha: string }) => [
    'code',
    projectId,
    'image',
    place,
  ],
} as const;
