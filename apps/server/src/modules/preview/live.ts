import {
  type DevMessage,
  devSignalType,
  type PreviewSignalType,
  type PreviewStateName,
  type ProjectErrorEventType,
  topics,
} from '@loam/contract';
import type { Queries } from '@loam/db';
import type { LivePublisher } from '../../live/live.ts';

export interface PreviewLive {
  changed(projectId: string, state: PreviewStateName): void;
  /** Many lines within a moment are one signal. */
  logged(projectId: string): void;
  /** The newest code does not compile, or does again. */
  compiled(message: DevMessage): void;
  errorsChanged(queries: Queries, projectId: string): Promise<void>;
  close(): void;
}

const logSignalEveryMs = 300;

export function createPreviewLive(live: LivePublisher): PreviewLive {
  const waiting = new Map<string, NodeJS.Timeout>();
  const signal = (projectId: string, type: PreviewSignalType, payload: Record<string, unknown>) =>
    live.signal(topics.project(projectId), { type, payload });
  return {
    compiled: (message) =>
      live.signal(topics.errors(message.project_id), { type: devSignalType, payload: message }),
    changed: (projectId, state) => signal(projectId, 'preview.changed', { state }),
    logged(projectId) {
      if (waiting.has(projectId)) return;
      const timer = setTimeout(() => {
        waiting.delete(projectId);
        signal(projectId, 'preview.logged', {});
      }, logSignalEveryMs);
      timer.unref();
      waiting.set(projectId, timer);
    },
    errorsChanged: (queries, projectId) =>
      live.publish(queries, topics.errors(projectId), {
        type: 'errors.changed' satisfies ProjectErrorEventType,
        payload: { project_id: projectId },
      }),
    close() {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
