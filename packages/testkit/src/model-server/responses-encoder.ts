import { eventFrame, type StreamEncoder } from './dialect.ts';
import type { JsonRecord } from './json.ts';
import type { FinishReason, Part } from './parts.ts';
import type { ScriptedUsage } from './reply.ts';

export interface ResponseEnding {
  readonly output: readonly unknown[];
  readonly reason: FinishReason;
  readonly usage: ScriptedUsage;
}

/** Writes the events of one output item after another; each event counts, each finished item is kept. */
interface Items {
  readonly output: unknown[];
  event(type: string, data: JsonRecord): string;
  /** An event about the item that is being written. */
  about(type: string, itemId: string, data: JsonRecord): string;
  added(item: JsonRecord): string;
  done(item: JsonRecord): string;
}

interface OpenItem {
  readonly kind: 'text' | 'reasoning';
  readonly id: string;
  readonly pieces: string[];
}

interface OpenCall {
  readonly id: string;
  readonly name: string;
}

/** A text item stays open until something else begins. */
export function createResponsesEncoder(respond: (end?: ResponseEnding) => JsonRecord): StreamEncoder {
  const suffix = String(respond()['id']).replace(/^resp_/u, '');
  const items = createItems();
  let open: OpenItem | undefined;
  let call: OpenCall = { id: '', name: '' };

  const close = (): string => {
    const frames = open === undefined ? '' : closeItem(items, open);
    open = undefined;
    return frames;
  };
  const writeText = (kind: OpenItem['kind'], delta: string): string => {
    const before = open?.kind === kind ? '' : close();
    const isNew = open === undefined;
    const prefix = kind === 'text' ? 'msg' : 'rs';
    open ??= { kind, id: `${prefix}_${suffix}_${items.output.length}`, pieces: [] };
    open.pieces.push(delta);
    return [before, isNew ? openItem(items, open) : '', itemDelta(items, open, delta)].join('');
  };
  const write = (part: Part): string => {
    switch (part.kind) {
      case 'reasoning':
      case 'text':
        return writeText(part.kind, part.text);
      case 'call-start': {
        const before = close();
        call = { id: part.id, name: part.name };
        return `${before}${items.added(callItem(call, 'in_progress', ''))}`;
      }
      case 'call-input':
        return items.about('response.function_call_arguments.delta', `fc_${call.id}`, { delta: part.json });
      case 'call-end': {
        const type = 'response.function_call_arguments.done';
        const last = items.about(type, `fc_${call.id}`, { arguments: part.json });
        return `${last}${items.done(callItem(call, 'completed', part.json))}`;
      }
      case 'finish': {
        const before = close();
        const response = respond({ output: items.output, reason: part.reason, usage: part.usage });
        return `${before}${items.event(`response.${String(response['status'])}`, { response })}`;
      }
    }
  };
  return {
    begin: () => {
      const created = items.event('response.created', { response: respond() });
      return `${created}${items.event('response.in_progress', { response: respond() })}`;
    },
    part: write,
  };
}

function createItems(): Items {
  const output: unknown[] = [];
  let sequence = 0;
  const event = (type: string, data: JsonRecord) =>
    eventFrame({ type, sequence_number: sequence++, ...data });
  return {
    output,
    event,
    about: (type, itemId, data) => event(type, { item_id: itemId, output_index: output.length, ...data }),
    added: (item) => event('response.output_item.added', { output_index: output.length, item }),
    done: (item) => {
      const frame = event('response.output_item.done', { output_index: output.length, item });
      output.push(item);
      return frame;
    },
  };
}

function openItem(items: Items, { kind, id }: OpenItem): string {
  if (kind === 'reasoning') {
    const part = { type: 'summary_text', text: '' };
    const added = items.added({ id, type: 'reasoning', summary: [] });
    return `${added}${items.about('response.reasoning_summary_part.added', id, { summary_index: 0, part })}`;
  }
  const added = items.added({ id, type: 'message', status: 'in_progress', role: 'assistant', content: [] });
  return `${added}${items.about('response.content_part.added', id, { content_index: 0, part: textPart('') })}`;
}

function itemDelta(items: Items, { kind, id }: OpenItem, delta: string): string {
  return kind === 'text'
    ? items.about('response.output_text.delta', id, { content_index: 0, delta, logprobs: [] })
    : items.about('response.reasoning_summary_text.delta', id, { summary_index: 0, delta });
}

function closeItem(items: Items, { kind, id, pieces }: OpenItem): string {
  const text = pieces.join('');
  if (kind === 'reasoning') {
    const part = { type: 'summary_text', text };
    return [
      items.about('response.reasoning_summary_text.done', id, { summary_index: 0, text }),
      items.about('response.reasoning_summary_part.done', id, { summary_index: 0, part }),
      items.done({ id, type: 'reasoning', summary: [part] }),
    ].join('');
  }
  const part = textPart(text);
  return [
    items.about('response.output_text.done', id, { content_index: 0, text, logprobs: [] }),
    items.about('response.content_part.done', id, { content_index: 0, part }),
    items.done({ id, type: 'message', status: 'completed', role: 'assistant', content: [part] }),
  ].join('');
}

function textPart(text: string): JsonRecord {
  return { type: 'output_text', text, annotations: [], logprobs: [] };
}

function callItem({ id, name }: OpenCall, status: string, json: string): JsonRecord {
  return { id: `fc_${id}`, type: 'function_call', status, call_id: id, name, arguments: json };
}
