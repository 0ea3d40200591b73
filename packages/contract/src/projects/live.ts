/**
 * What viewers are told on `topics.project(id)`. `projects.changed` goes to `topics.workspace(id)`, for a draft to
 * `topics.user(id)` of its owner; `presence.updated` is a signal on `topics.presence(id)`.
 */
const projectEventTypes = [
  'project.updated',
  'project.deleted',
  'projects.changed',
  'presence.updated',
] as const;
export type ProjectEventType = (typeof projectEventTypes)[number];
