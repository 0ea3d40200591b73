import { ProjectId } from '@loam/contract';
import type { MessageRow } from '../chat/index.ts';

/** A message as the store gives it, with what a test is about. */
export function messageRow(given: Partial<MessageRow> & Pick<MessageRow, 'id'>): MessageRow {
  return {
    project_id: ProjectId.parse('00000000-0000-4000-8000-00000000000a'),
    number: 1,
    variant: 'user_message',
    status: 'completed',
    user_id: null,
    pair_id: null,
    content: '',
    body: {},
    edit_id: null,
    request_hash: null,
    reservation_key: null,
    held_micros: null,
    cost_micros: null,
    stream_seq: 0,
    stop_requested_at: null,
    feedback_sentiment: null,
    feedback_category: null,
    feedback_content: null,
    created_at: new Date(0),
    author_name: null,
    author_image: null,
    is_stuck: false,
    ...given,
  };
}
