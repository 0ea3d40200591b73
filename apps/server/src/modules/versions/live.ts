import { topics, type EditEventType } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { LivePublisher } from '../../live/live.ts';
import type { EditRow } from './rows.ts';
import { wireEdit } from './wire.ts';

export interface EditLive {
  created(queries: Queries, edit: EditRow): Promise<void>;
  updated(queries: Queries, edit: EditRow): Promise<void>;
}

export function createEditLive(live: LivePublisher): EditLive {
  const publish = (queries: Queries, type: EditEventType, edit: EditRow) =>
    live.publish(queries, topics.edits(edit.project_id), { type, payload: { edit: wireEdit(edit) } });
  return {
    created: (queries, edit) => publish(queries, 'edit.created', edit),
    updated: (queries, edit) => publish(queries, 'edit.updated', edit),
  };
}
