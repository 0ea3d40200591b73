/** What viewers are told on `topics.edits(projectId)`; the payload is `{ edit: Edit }`. */
export const editEventTypes = ['edit.created', 'edit.updated'] as const;
export type EditEventType = (typeof editEventTypes)[number];
