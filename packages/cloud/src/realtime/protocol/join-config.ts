/** What a client asks for when it joins a channel. */
export interface JoinConfig {
  readonly accessToken: string | undefined;
  readonly isPrivate: boolean;
  readonly hearsItself: boolean;
  readonly wantsAcknowledgement: boolean;
  readonly wantsReplicationReady: boolean;
  readonly replay: { readonly since: unknown; readonly limit: unknown } | undefined;
  readonly presence: { readonly isEnabled: boolean; readonly key: string | undefined };
  readonly changes: readonly Readonly<Record<string, unknown>>[];
  /** How long the answer is held back until changes are heard; undefined when it is not. */
  readonly changesWaitMs: number | undefined;
}

const defaultWaitMs = 15_000;
const longestWaitMs = 20_000;

/** What cannot be read counts as absent, as clients of all ages expect. */
export function readJoin(payload: unknown): JoinConfig {
  const sent = recordOf(payload);
  const config = recordOf(sent['config']);
  const broadcast = recordOf(config['broadcast']);
  const presence = recordOf(config['presence']);
  const key = presence['key'];
  const token = sent['user_token'] ?? sent['access_token'];
  const waiting = recordOf(config['postgres_changes_options']);
  const timeout = waiting['timeout'];
  const waitMs = typeof timeout === 'number' && timeout > 0 ? timeout : defaultWaitMs;
  const changes = Array.isArray(config['postgres_changes']) ? config['postgres_changes'] : [];
  return {
    accessToken: typeof token === 'string' && token !== '' ? token : undefined,
    isPrivate: isTrue(config['private']),
    hearsItself: isTrue(broadcast['self']),
    wantsAcknowledgement: isTrue(broadcast['ack']),
    wantsReplicationReady: isTrue(broadcast['replication_ready']),
    replay: isRecord(broadcast['replay'])
      ? { since: broadcast['replay']['since'], limit: broadcast['replay']['limit'] }
      : undefined,
    presence: {
      isEnabled: isTrue(presence['enabled']),
      key: typeof key === 'number' ? String(key) : typeof key === 'string' && key !== '' ? key : undefined,
    },
    changes: changes.filter(isRecord),
    changesWaitMs: isTrue(waiting['wait']) ? Math.min(waitMs, longestWaitMs) : undefined,
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** Some clients send texts. */
function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}
