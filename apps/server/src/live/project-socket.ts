import {
  type ByeReason,
  type DeniedReason,
  parseTopic,
  type ParsedTopic,
  ProjectId,
  ServerFrame,
} from '@loam/contract';
import type { IncomingMessage } from 'node:http';
import { ApiError, notFound } from '../http/api-error.ts';
import { packFrame, textOfFrame } from './frame.ts';
import type { Session, SessionDeps, SessionStart } from './session.ts';

/** A socket that tells of one project, in messages of its own, to people who may follow its topics. */
export interface ProjectSocket {
  readonly path: string;
  topicsOf(projectId: string): readonly string[];
  open(projectId: ProjectId, line: ProjectLine): ProjectTalk;
}

export interface ProjectLine {
  say(message: object): void;
  /** What is said cannot be relied on any more: the other side comes again. */
  hangUp(): void;
}

export interface ProjectTalk {
  /** Called once everything that happens from now on is heard. */
  begin(): void;
  heard(event: HeardEvent): void;
  /** Something may have been missed. */
  missed(): void;
}

export interface HeardEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Of one project, which the address names in `project_id`. */
export interface ProjectTopics {
  readonly projectId: ProjectId;
  readonly topics: readonly { readonly name: string; readonly topic: ParsedTopic }[];
}

export async function admitToProject(
  kind: Pick<ProjectSocket, 'topicsOf'>,
  request: IncomingMessage,
  decide: (topic: ParsedTopic) => Promise<DeniedReason | undefined>,
): Promise<ProjectTopics> {
  const { searchParams } = new URL(request.url ?? '/', 'http://live.invalid');
  const projectId = ProjectId.safeParse(searchParams.get('project_id'));
  if (!projectId.success) throw notFound();
  const topics = kind.topicsOf(projectId.data).flatMap((name) => {
    const topic = parseTopic(name);
    return topic ? [{ name, topic }] : [];
  });
  for (const { topic } of topics) {
    const reason = await decide(topic);
    if (reason !== undefined) throw refusal(reason);
  }
  return { projectId: projectId.data, topics };
}

function refusal(reason: DeniedReason): ApiError {
  if (reason === 'unauthenticated') return new ApiError('unauthenticated', 'Sign in first.');
  if (reason === 'forbidden')
    return new ApiError('forbidden', 'You may look at this project but not edit it.');
  if (reason === 'unavailable') return new ApiError('unavailable', 'Try again in a moment.');
  return notFound();
}

/** Whoever leaves more than this unread is dropped; a first message with all files must fit twice. */
const maxUnreadBytes = 24 * 1024 * 1024;

export type ProjectSessionStart = SessionStart & ProjectTopics & { readonly kind: ProjectSocket };

export function createProjectSession(deps: SessionDeps, start: ProjectSessionStart): Session {
  const { socket, stream, actor, projectId, topics, kind } = start;
  const openedAtMs = deps.nowMs();
  let heardAtMs = openedAtMs;
  const awaited = new Set(topics.map(({ name }) => name));

  const line: ProjectLine = {
    say(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (stream.writableLength > maxUnreadBytes) return socket.terminate();
      stream.write(packFrame(JSON.stringify(message)));
    },
    hangUp: () => socket.close(1012, 'come_again'),
  };
  const talk = kind.open(projectId, line);

  function hear(name: string, text: string): void {
    const frame = ServerFrame.parse(JSON.parse(text));
    if (frame.kind === 'event' || frame.kind === 'signal') return talk.heard(frame);
    if (frame.kind === 'denied') return line.hangUp();
    if (frame.kind === 'reset') return talk.missed();
    if (frame.kind === 'subscribed' && awaited.delete(name) && awaited.size === 0) talk.begin();
  }

  const followers = topics.map(({ name }) => ({
    name,
    follower: { send: (frame: Buffer) => hear(name, textOfFrame(frame)) },
  }));
  const leave = () => {
    for (const { name, follower } of followers) deps.hub.leave(name, follower);
  };

  function end(reason: ByeReason | DeniedReason): void {
    leave();
    socket.close(reason === 'shutting_down' ? 1001 : 1008, reason);
  }

  const noteLife = () => {
    heardAtMs = deps.nowMs();
  };
  socket.on('pong', noteLife);
  // It only speaks; what it is told shows that somebody is there.
  socket.on('message', noteLife);
  socket.on('close', leave);
  socket.on('error', () => socket.terminate());
  for (const { name, follower } of followers) deps.hub.join(name, follower, undefined);

  return {
    actor,
    credentials: start.credentials,
    openedAtMs,
    lastHeardAtMs: () => heardAtMs,
    follows: (matches) => topics.some(({ topic }) => matches(topic)),
    async recheck() {
      for (const { topic } of topics) {
        const reason = await deps.decide(actor, topic);
        if (reason !== undefined && reason !== 'unavailable') return end(reason);
      }
    },
    ping: () => socket.ping(),
    end,
    terminate: () => socket.terminate(),
  };
}
