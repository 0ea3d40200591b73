import type { PreviewCommand, PreviewMessage } from '@loam/contract';

type PickMessageType = 'picking' | 'selection' | 'picked_text' | 'pick_key';
type PickCommandType =
  | 'pick'
  | 'pick_select'
  | 'pick_step'
  | 'pick_moved'
  | 'pick_text'
  | 'pick_write'
  | 'pick_show';
type Bare<M> = M extends { readonly nonce: string } ? Omit<M, 'nonce'> : never;

/** What a page in the preview says of its elements, without the nonce of the conversation. */
export type PickMessage = Bare<Extract<PreviewMessage, { type: PickMessageType }>>;
export type PickCommand = Bare<Extract<PreviewCommand, { type: PickCommandType }>>;

export type PickingEvent = PickMessage | { readonly type: 'connected' };

/** Between the preview, which talks to the page, and whoever lets people point at things in it. */
export interface Picking {
  /** For the preview: a page listens from now on, until the returned function is called. */
  connect(say: (command: PickCommand) => void): () => void;
  heard(message: PickMessage): void;
  /** Unheard while no page listens. */
  say(command: PickCommand): void;
  listen(listener: (event: PickingEvent) => void): () => void;
  /** Somebody is changing the app by pointing at it. */
  isEditing(): boolean;
  setEditing(isEditing: boolean): void;
  subscribe(onChange: () => void): () => void;
}

export function createPicking(): Picking {
  const listeners = new Set<(event: PickingEvent) => void>();
  const watchers = new Set<() => void>();
  let speak: ((command: PickCommand) => void) | undefined;
  let isEditing = false;
  const tell = (event: PickingEvent) => listeners.forEach((listener) => listener(event));
  return {
    connect(say) {
      speak = say;
      tell({ type: 'connected' });
      return () => {
        if (speak === say) speak = undefined;
      };
    },
    heard: tell,
    say: (command) => speak?.(command),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isEditing: () => isEditing,
    setEditing(next) {
      if (next === isEditing) return;
      isEditing = next;
      watchers.forEach((watch) => watch());
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
