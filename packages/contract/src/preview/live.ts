/** Signals on `topics.project(projectId)`: what `getPreview` answers has changed. The payload is `{ state }`. */
export const previewSignalTypes = ['preview.changed', 'preview.logged', 'preview.updated'] as const;
export type PreviewSignalType = (typeof previewSignalTypes)[number];

/** What editors are told on `topics.errors(projectId)`; readers fetch again. */
export const projectErrorEventTypes = ['errors.changed'] as const;
export type ProjectErrorEventType = (typeof projectErrorEventTypes)[number];
