import { errorMessage, type Logger } from '@loam/kernel';
import {
  deniedFrame,
  eventFrame,
  type Frame,
  fragmentOfStored,
  resetFrame,
  signalFrame,
  subscribedFrame,
} from './frame.ts';
import { type Cursor, replayLimit, type StoredEvent } from './live-store.ts';
import type { Notice, Signal } from './notice.ts';

export interface HubSource {
  head(topic: string): Promise<number>;
  /** At most `replayLimit`, in order. */
  since(cursor: Cursor): Promise<readonly StoredEvent[]>;
}

/** One topic of one socket. */
export interface Follower {
  send(frame: Frame): void;
}

export interface Hub {
  /** Tells the follower where it stands, sends what it missed, then everything that comes. */
  join(topic: string, follower: Follower, since: number | undefined): void;
  leave(topic: string, follower: Follower): void;
  receive(notice: Extract<Notice, { kind: 'event' }>): void;
  signal(signal: Signal): void;
  /** Notices may have been missed: what is followed is read again from where it stands. */
  catchUp(): void;
  topicCount(): number;
}

interface Member {
  readonly follower: Follower;
  readonly since: number | undefined;
  /** Waiting members have not been told where they stand. Replaying ones collect what comes until theirs is sent. */
  phase: 'waiting' | 'replaying' | 'following';
  /** The last number sent to it, which may be ahead of the process after a replay. */
  seq: number;
  collected: { readonly seq: number; readonly frame: Frame }[];
}

interface Topic {
  readonly name: string;
  /** The last number sent in this process; undefined until it has been read. */
  seq: number | undefined;
  /** The highest number heard of. */
  heard: number;
  /** Something may have happened that was not heard of. */
  isStale: boolean;
  isReading: boolean;
  readonly members: Map<Follower, Member>;
}

const retryDelayMs = 250;
/** Fetching the current state is cheaper than being sent more than this. */
const maxReplayBytes = 4 * 1024 * 1024;

/** The topics followed in this process. The table is the truth; notices only say when to look, or save the look. */
export function createHub(source: HubSource, logger: Logger): Hub {
  const topics = new Map<string, Topic>();

  /** One reader per topic, until everything heard of has been sent. */
  async function read(topic: Topic): Promise<void> {
    if (topic.isReading) return;
    topic.isReading = true;
    try {
      topic.seq ??= await source.head(topic.name);
      while (topic.isStale || topic.heard > topic.seq) topic.seq = await readPage(source, topic, topic.seq);
    } catch (error) {
      logger.warn({ error: errorMessage(error), topic: topic.name }, 'a live topic cannot be read');
      topic.isStale = true;
      refuseWaiting(topic);
      setTimeout(() => {
        if (topics.get(topic.name) === topic) void read(topic);
      }, retryDelayMs);
      return;
    } finally {
      topic.isReading = false;
    }
    for (const member of topic.members.values()) if (member.phase === 'waiting') admit(source, topic, member);
  }

  function refuseWaiting(topic: Topic): void {
    for (const member of topic.members.values()) {
      if (member.phase !== 'waiting') continue;
      topic.members.delete(member.follower);
      member.follower.send(deniedFrame(topic.name, 'unavailable'));
    }
    if (topic.members.size === 0) topics.delete(topic.name);
  }

  return {
    join(name, follower, since) {
      const topic = topics.get(name) ?? newTopic(name);
      topics.set(name, topic);
      const member: Member = { follower, since, phase: 'waiting', seq: 0, collected: [] };
      topic.members.set(follower, member);
      // Another process may have told the client more than this one has heard.
      if (topic.seq !== undefined && since !== undefined && since > topic.seq) topic.isStale = true;
      if (topic.seq === undefined || topic.isStale) void read(topic);
      else if (!topic.isReading) admit(source, topic, member);
    },
    leave(name, follower) {
      const topic = topics.get(name);
      if (!topic?.members.delete(follower)) return;
      if (topic.members.size === 0) topics.delete(name);
    },
    receive(notice) {
      const topic = topics.get(notice.topic);
      if (!topic) return;
      topic.heard = Math.max(topic.heard, notice.seq);
      if (topic.seq === undefined || notice.seq <= topic.seq || topic.isReading) return;
      if (notice.fragment !== undefined && notice.seq === topic.seq + 1) {
        deliver(topic, notice.seq, eventFrame(topic.name, notice.seq, notice.fragment));
      } else void read(topic);
    },
    signal({ topic: name, fragment }) {
      const topic = topics.get(name);
      if (!topic) return;
      const frame = signalFrame(name, fragment);
      for (const member of topic.members.values())
        if (member.phase === 'following') member.follower.send(frame);
    },
    catchUp() {
      for (const topic of topics.values()) {
        topic.isStale = true;
        void read(topic);
      }
    },
    topicCount: () => topics.size,
  };
}

function newTopic(name: string): Topic {
  return { name, seq: undefined, heard: 0, isStale: false, isReading: false, members: new Map() };
}

function deliver(topic: Topic, seq: number, frame: Frame): void {
  topic.seq = seq;
  for (const member of topic.members.values()) {
    if (member.phase === 'following' && seq > member.seq) {
      member.seq = seq;
      member.follower.send(frame);
    } else if (member.phase === 'replaying') member.collected.push({ seq, frame });
  }
}

/** Sends what the table holds after `from`, and answers how far that reached. */
async function readPage(source: HubSource, topic: Topic, from: number): Promise<number> {
  const { heard, isStale } = topic;
  topic.isStale = false;
  const events = await source.since({ topic: topic.name, since: from });
  // Nothing to read may also mean that all of it has been pruned; where the topic stands tells.
  if (isStale && events.length === 0) topic.heard = Math.max(topic.heard, await source.head(topic.name));
  let last = from;
  for (const event of events) {
    if (event.seq !== last + 1) break;
    last = event.seq;
    deliver(topic, last, eventFrame(topic.name, last, fragmentOfStored(event)));
  }
  const newest = Math.max(last, events.at(-1)?.seq ?? heard);
  if (newest === last) {
    topic.isStale ||= events.length === replayLimit;
    return last;
  }
  // A hole, or a number heard of that is not there: pruned, or the topic began anew.
  for (const member of topic.members.values()) {
    if (member.phase === 'following')
      follow(topic, member, { frames: [resetFrame(topic.name, newest)], seq: newest });
  }
  return newest;
}

function admit(source: HubSource, topic: Topic, member: Member): void {
  const seq = topic.seq ?? 0;
  if (member.since === undefined || member.since === seq) {
    follow(topic, member, { frames: [subscribedFrame(topic.name, seq)], seq });
  } else if (member.since > seq) follow(topic, member, { frames: [resetFrame(topic.name, seq)], seq });
  else void replay(source, topic, member);
}

async function replay(source: HubSource, topic: Topic, member: Member): Promise<void> {
  const since = member.since ?? 0;
  member.phase = 'replaying';
  let missed: readonly StoredEvent[];
  try {
    missed = await source.since({ topic: topic.name, since });
  } catch {
    if (topic.members.get(member.follower) !== member) return;
    topic.members.delete(member.follower);
    member.follower.send(deniedFrame(topic.name, 'unavailable'));
    return;
  }
  const frames = [subscribedFrame(topic.name, since)];
  let last = since;
  const take = (seq: number, frame: () => Frame) => {
    if (seq !== last + 1) return;
    last = seq;
    frames.push(frame());
  };
  for (const event of missed)
    take(event.seq, () => eventFrame(topic.name, event.seq, fragmentOfStored(event)));
  for (const { seq, frame } of member.collected) take(seq, () => frame);
  const stands = topic.seq ?? 0;
  const bytes = frames.reduce((sum, frame) => sum + frame.length, 0);
  if (last >= stands && bytes <= maxReplayBytes) follow(topic, member, { frames, seq: last });
  else follow(topic, member, { frames: [resetFrame(topic.name, stands)], seq: stands });
}

function follow(topic: Topic, member: Member, start: { frames: readonly Frame[]; seq: number }): void {
  if (topic.members.get(member.follower) !== member) return;
  member.phase = 'following';
  member.seq = start.seq;
  member.collected = [];
  for (const frame of start.frames) member.follower.send(frame);
}
