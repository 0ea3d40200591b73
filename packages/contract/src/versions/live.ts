/** What viewers are told on `topics.edits(projectId)`; the payload is `{ edit: Edit }`. */
const editEventTypes = ['edit.created', 'edit.updated'] as const;
export type EditEventType = (typeof editEventTypes)[number];
