/** Signals on `topics.project(projectId)`: what `getPreview` answers has changed. The payload is `{ state }`. */
export const previewSignalTypes = ['preview.changed', 'preview.logged', 'preview.updated'] as const;
export type PreviewSignalType = (typeof previewSignalTypes)[number];

/** Signals on `topics.errors(projectId)`, which the socket for build errors passes on; the payload is a `DevMessage`. */
export const devSignalType = 'preview.compiled';

/** What editors are told on `topics.errors(projectId)`; readers fetch again. */
const projectErrorEventTypes = ['errors.changed'] as const;
export type ProjectErrorEventType = (typeof projectErrorEventTypes)[number];
