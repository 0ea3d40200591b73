export const sharingKeys = {
  all: ['sharing'],
  project: (projectId: string) => ['sharing', 'project', projectId],
  collaborators: (projectId: string) => ['sharing', 'project', projectId, 'collaborators'],
  links: (projectId: string) => ['sharing', 'project', projectId, 'links'],
  previewLink: (projectId: string) => ['sharing', 'project', projectId, 'preview-link'],
  shared: ['sharing', 'shared'],
  byCode: (code: string) => ['sharing', 'code', code],
} as const;
