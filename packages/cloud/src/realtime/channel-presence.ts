import { randomUUID } from 'node:crypto';
import type { Hub } from './hub.ts';
import { createRateCounter, type RateCounter, type RealtimeLimits } from './limits.ts';
import { isRecord } from './protocol/join-config.ts';
import type { Reply } from './protocol/frames.ts';

export interface ChannelPresenceOptions {
  readonly hub: Hub;
  readonly limits: RealtimeLimits;
  /** The channel's name among all processes. */
  readonly channel: string;
  readonly key: string | undefined;
  now(): number;
  isWritable(): boolean | Promise<boolean>;
}

/** What the client hears, or why its channel ends. */
export type PresenceOutcome = Reply | { readonly status: 'shutdown'; readonly message: string };

const ok: Reply = { status: 'ok', response: '{}' };
const refused: Reply = { status: 'error', response: '{}' };
const notAMap: Reply = { status: 'error', response: '{"reason":"Presence track payload must be a map"}' };

/** Whether the client of one channel is present, and as what. */
export class ChannelPresence {
  readonly #options: ChannelPresenceOptions;
  readonly #key: string;
  readonly #rate: RateCounter;
  #ref: string | undefined;
  #written: string | undefined;
  #hasEntered = false;
  #hasLeft = false;

  constructor(options: ChannelPresenceOptions) {
    this.#options = options;
    this.#key = options.key ?? randomUUID();
    const { count, windowMs } = options.limits.presenceCalls;
    this.#rate = createRateCounter(options.now, { limit: () => count, windowMs });
  }

  /** Resolves once everyone who is present is known. */
  async enter(): Promise<void> {
    if (this.#hasEntered || this.#hasLeft) return;
    const { hub, channel } = this.#options;
    this.#hasEntered = true;
    try {
      await hub.presence.enter(channel);
    } catch (error) {
      this.#hasEntered = false;
      throw error;
    }
  }

  leave(): void {
    this.#hasLeft = true;
    const { hub, channel } = this.#options;
    this.#untrack();
    if (this.#hasEntered) hub.presence.leave(channel);
    this.#hasEntered = false;
  }

  async take(payload: unknown): Promise<PresenceOutcome> {
    if (!this.#rate.take()) return { status: 'shutdown', message: 'Client presence rate limit exceeded' };
    const { event, payload: tracked = {} } = isRecord(payload) ? payload : {};
    switch (typeof event === 'string' ? event.toLowerCase() : '') {
      case 'track':
        return isRecord(tracked) ? await this.#track(tracked) : notAMap;
      case 'untrack':
        this.#untrack();
        return ok;
      default:
        return refused;
    }
  }

  #untrack(): void {
    if (this.#ref !== undefined) this.#options.hub.presence.untrack(this.#ref);
    this.#ref = undefined;
    this.#written = undefined;
  }

  async #track(payload: Readonly<Record<string, unknown>>): Promise<PresenceOutcome> {
    const { hub, limits, channel } = this.#options;
    const written = JSON.stringify(payload);
    if (written.length > limits.payloadBytes)
      return { status: 'shutdown', message: 'Track message size exceeded' };
    if (!(await this.#options.isWritable())) return refused;
    if (!hub.messageRate.take())
      return { status: 'shutdown', message: 'Too many presence messages per second' };
    await this.enter();
    // It went while the database was asked.
    if (this.#hasLeft) return refused;
    if (written === this.#written) return ok;
    this.#ref = hub.presence.track({ channel, key: this.#key, payload, previous: this.#ref });
    this.#written = written;
    return ok;
  }
}
