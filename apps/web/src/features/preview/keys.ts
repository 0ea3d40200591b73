export const previewKeys = {
  state: (projectId: string) => ['preview', projectId, 'state'],
  /** Each ticket opens one frame. */
  ticket: (projectId: string, frame: object) => ['preview', projectId, 'ticket', frame],
  errors: (projectId: string) => ['preview', projectId, 'errors'],
} as const;
