import { silentLogger, systemClock, type Logger } from '@loam/kernel';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { createGateway, type ServedCloud } from '../gateway/index.ts';
import { createKeys, makeKeyRing, type KeyRing } from '../keys/index.ts';
import type { LogEvent } from '../logs/index.ts';
import { openTestCloud, type TestCloud } from '../postgres/test-cloud.fixture.ts';
import { createRealtime, type Realtime, type RealtimeLimits, type RealtimeSettings } from './index.ts';
import type { ReplicationLease } from './ports.ts';

export interface TestProcess {
  readonly realtime: Realtime;
  readonly port: number;
  stop(): Promise<void>;
}

/** Clouds whose channels are served over HTTP, by as many processes as a test wants. */
export interface TestRealtime extends AsyncDisposable {
  readonly cloud: TestCloud;
  readonly lines: LogEvent[];
  readonly counts: Map<string, number>;
  readonly settings: Map<string, RealtimeSettings>;
  readonly states: Map<string, ServedCloud['state']>;
  readonly rings: Map<string, KeyRing>;
  readonly leases: Map<string, TestLease>;
  /** What the clock of every process is ahead. */
  readonly clock: { aheadMs: number };
  create(): Promise<string>;
  startProcess(limits?: Partial<RealtimeLimits>): Promise<TestProcess>;
  realtimeOf(process: number): Realtime;
  keyOf(ref: string, id: 'publishable' | 'secret' | 'anon'): string;
  tokenOf(ref: string, claims: Readonly<Record<string, unknown>>, seconds?: number): Promise<string>;
  client(ref: string, options?: ClientOptions): SupabaseClient;
  socket(ref: string, options?: ClientOptions): Promise<WebSocket>;
}

export interface TestLease extends ReplicationLease {
  lose(): void;
}

interface ClientOptions {
  readonly process?: TestProcess;
  readonly key?: string;
  readonly token?: string;
  readonly version?: '1.0.0' | '2.0.0';
}

export async function openTestRealtime(
  options: { readonly adminUrl?: string; readonly logger?: Logger } = {},
): Promise<TestRealtime> {
  const logger = options.logger ?? silentLogger;
  const cloud = openTestCloud({ ...options, logger });
  const { databases } = cloud;
  const rings = new Map<string, KeyRing>();
  const states = new Map<string, ServedCloud['state']>();
  const settings = new Map<string, RealtimeSettings>();
  const leases = new Map<string, TestLease>();
  const lines: LogEvent[] = [];
  const counts = new Map<string, number>();
  const clock = { aheadMs: 0 };
  const processes: TestProcess[] = [];
  const clients: SupabaseClient[] = [];
  const keys = createKeys({ rings: { load: async (ref) => rings.get(ref) }, clock: systemClock });
  const ringOf = (ref: string) => {
    const ring = rings.get(ref);
    if (!ring) throw new TypeError(ref);
    return ring;
  };
  const acquireLease = async (ref: string) => {
    if (leases.has(ref)) return undefined;
    const lost = new AbortController();
    const lease: TestLease = {
      signal: lost.signal,
      release: async () => void (leases.get(ref) === lease && leases.delete(ref)),
      lose: () => {
        leases.delete(ref);
        lost.abort();
      },
    };
    leases.set(ref, lease);
    return lease;
  };
  const startProcess: TestRealtime['startProcess'] = async (limits) => {
    const realtime = createRealtime({
      databases: {
        acquire: (ref) => databases.acquire(ref, 'rest'),
        acquireService: (ref) => databases.acquire(ref, 'services'),
        connectionString: (ref) => databases.connectionString(ref, 'services'),
        replicationString: (ref) => databases.replicationString(ref),
      },
      keys,
      settings: { load: async (ref) => settings.get(ref) ?? { isPrivateOnly: false } },
      acquireLease,
      processes: () => 1,
      log: (line) => lines.push(line),
      count: (ref, metric, amount) =>
        counts.set(`${ref} ${metric}`, (counts.get(`${ref} ${metric}`) ?? 0) + amount),
      clock: { now: () => new Date(Date.now() + clock.aheadMs) },
      logger,
      ...(limits ? { limits } : {}),
    });
    const gateway = createGateway({
      clouds: {
        find: async (ref) => (states.has(ref) ? { ref, state: states.get(ref) ?? 'open' } : undefined),
      },
      keys,
      services: { realtime: realtime.service },
      logger,
      originOf: (ref) => `http://${ref}.localhost`,
      addressOf: () => '10.0.0.1',
    });
    // Names below localhost are not known everywhere: the cloud stands in the path.
    const refIn = (request: IncomingMessage) => {
      const [, ref = '', path = '/'] = /^\/([^/]+)(.*)$/s.exec(request.url ?? '') ?? [];
      request.url = path;
      return ref;
    };
    const server = createServer(
      (request, response) => void gateway.handle(request, response, refIn(request)),
    );
    server.on('upgrade', (request, socket) => void gateway.upgrade(request, socket, refIn(request)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const started: TestProcess = {
      realtime,
      port,
      async stop() {
        await realtime.close();
        server.closeAllConnections();
        server.close();
      },
    };
    processes.push(started);
    return started;
  };
  const keyOf: TestRealtime['keyOf'] = (ref, id) =>
    ringOf(ref).apiKeys.find((key) => key.kind === id || key.id === id)?.value ?? '';
  const place = (ref: string, { process = processes[0] }: ClientOptions) =>
    `127.0.0.1:${process?.port ?? 0}/${ref}`;
  return {
    cloud,
    lines,
    counts,
    settings,
    states,
    rings,
    leases,
    clock,
    startProcess,
    keyOf,
    realtimeOf: (index) => {
      const process = processes[index];
      if (!process) throw new TypeError(String(index));
      return process.realtime;
    },
    async create() {
      const ref = await cloud.create();
      const issuer = `http://${ref}.localhost/auth/v1`;
      rings.set(ref, await makeKeyRing({ ref, issuer, clock: systemClock }));
      states.set(ref, 'open');
      return ref;
    },
    async tokenOf(ref, claims, seconds = 3600) {
      const ring = ringOf(ref);
      const secret = ring.signingKeys.find(({ algorithm }) => algorithm === 'HS256');
      return await new SignJWT({ role: 'authenticated', aud: 'authenticated', iss: ring.issuer, ...claims })
        .setProtectedHeader({ alg: 'HS256', ...(secret ? { kid: secret.kid } : {}) })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(Buffer.from(secret?.jwk.k ?? '', 'base64url'));
    },
    client(ref, wish = {}) {
      const client = createClient(`http://${place(ref, wish)}`, wish.key ?? keyOf(ref, 'publishable'), {
        realtime: { ...(wish.version ? { vsn: wish.version } : {}), timeout: 30_000 },
        ...(wish.token === undefined ? {} : { accessToken: async () => wish.token ?? null }),
      });
      clients.push(client);
      return client;
    },
    async socket(ref, wish = {}) {
      const key = wish.key ?? keyOf(ref, 'publishable');
      const socket = new WebSocket(
        `ws://${place(ref, wish)}/realtime/v1/websocket?apikey=${key}&vsn=${wish.version ?? '2.0.0'}`,
      );
      await once(socket, 'open');
      return socket;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(clients.map((client) => client.removeAllChannels()));
      for (const client of clients) await client.realtime.disconnect();
      for (const process of processes) await process.stop();
      await cloud[Symbol.asyncDispose]();
    },
  };
}

/** Resolves with the last status, once the channel has joined or failed to. */
export function subscribed(
  channel: RealtimeChannel,
): Promise<{ readonly status: string; readonly reason: string }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, reason: error?.message ?? '' }));
  });
}
