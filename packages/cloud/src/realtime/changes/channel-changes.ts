import { AppError, errorMessage } from '@loam/kernel';
import { machineFault } from '../../postgres/errors.ts';
import type { ChangesWish } from '../channel.ts';
import { refusal } from '../identity.ts';
import type { Subscription } from './subscriptions.ts';

/** The changes of rows that one channel listens to. */
export interface ChannelChanges {
  /** What the client asked for, each with the number by which changes name it; JSON. */
  readonly bindingsJson: string;
  /** After the answer to the join: whether changes are heard is told from now on. */
  begin(): void;
  /** Throws `refused` when changes are not heard in time. */
  waitUntilHeard(timeoutMs: number): Promise<void>;
  /** Another token: other rows may be visible. */
  renew(identity: ChangesWish['identity']): void;
  close(): void;
}

export interface SubscribedChannelOptions {
  readonly wish: ChangesWish;
  readonly ids: readonly string[];
  subscribe(channel: SubscribedChannel): Promise<void>;
  renew(channel: SubscribedChannel): Promise<void>;
  unsubscribe(channel: SubscribedChannel): void;
}

export class SubscribedChannel implements ChannelChanges {
  readonly ids: readonly string[];
  readonly wish: ChangesWish;
  readonly bindingsJson: string;
  subscriptions: readonly Subscription[] = [];
  identity: ChangesWish['identity'];
  isClosed = false;
  readonly #options: SubscribedChannelOptions;
  readonly #numbers: readonly number[];
  readonly #settled = Promise.withResolvers<string | undefined>();
  #hasBegun = false;
  #isHeard = false;

  constructor(options: SubscribedChannelOptions) {
    const { changes } = options.wish.config;
    this.#options = options;
    this.ids = options.ids;
    this.wish = options.wish;
    this.identity = options.wish.identity;
    this.#numbers = changes.map(hashOf);
    this.bindingsJson = JSON.stringify(changes.map((sent, index) => ({ ...sent, id: this.#numbers[index] })));
  }

  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.#options.subscribe(this).catch((error: unknown) => {
      const words =
        error instanceof AppError
          ? error.detail
          : `UnableToSubscribeToPostgres: ${machineFault(error) ?? errorMessage(error)}`;
      this.#settled.resolve(words);
      if (!this.isClosed) this.wish.system('error', words.replace(/^\w+: /, ''));
    });
  }

  async waitUntilHeard(timeoutMs: number): Promise<void> {
    this.begin();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      const words = `PostgresChangesSubscribeTimeout: Changes were not heard within ${timeoutMs} ms`;
      timer = setTimeout(() => resolve(words), timeoutMs);
    });
    const fault = await Promise.race([this.#settled.promise, late]);
    clearTimeout(timer);
    if (fault === undefined) return;
    const [code = '', ...words] = fault.split(': ');
    throw refusal(code, words.join(': '));
  }

  numberOf(id: string): number | undefined {
    return this.#numbers[this.ids.indexOf(id)];
  }

  setHeard(): void {
    this.#settled.resolve(undefined);
    if (this.#isHeard || this.isClosed) return;
    this.#isHeard = true;
    this.wish.system('ok', 'Subscribed to PostgreSQL');
  }

  setUnheard(words: string): void {
    if (this.isClosed) return;
    this.#isHeard = false;
    this.wish.system('error', words);
  }

  renew(identity: ChangesWish['identity']): void {
    this.identity = identity;
    if (this.subscriptions.length > 0)
      this.#options.renew(this).catch(() => this.setUnheard('Unable to take the new token'));
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#options.unsubscribe(this);
  }
}

/** The same number for the same wish, as clients take two of them for one. */
function hashOf(sent: Readonly<Record<string, unknown>>): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(sent))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 5;
}
