import { chmod, chown, mkdir } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { errorMessage, type Logger, type Resolve } from '@loam/kernel';
import type { Door, ProgramNetwork } from '../programs/program.ts';
import type { Account, Mount, SandboxProvider } from '../provider/provider.ts';
import { INSIDE } from '../runtime.ts';
import { startFilteringProxy } from './filtering-proxy.ts';

export interface NetworkRules {
  /** Every address of a name; the machine's own resolver when absent. */
  readonly resolve?: Resolve;
  /** Addresses of this machine; read from its interfaces when absent. */
  readonly ownAddresses?: () => readonly string[];
  /** The operator's own machines as exactly `host:port`: they may be private. */
  readonly allowPrivate?: readonly string[];
  /** Hosts of this installation: refused even where they are public, but for the program's own gateway. */
  readonly isOwnHost?: (hostname: string) => boolean;
}

/** What leads out of one program, and in no other way. */
export interface OpenNetwork {
  readonly mounts: readonly Mount[];
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

interface NetworkPlace {
  readonly runDir: string;
  readonly account: Account | undefined;
  readonly provider: Pick<SandboxProvider, 'hasMounts'>;
  readonly logger: Logger;
  readonly networkRules?: NetworkRules | undefined;
  readonly registry?: (() => Promise<{ readonly socketDir: string }>) | undefined;
}

const closed: OpenNetwork = { mounts: [], env: {}, close: async () => {} };

/** Opens it in the folder of one run: whose program asks is known by the socket. */
export async function openNetwork(network: ProgramNetwork, place: NetworkPlace): Promise<OpenNetwork> {
  if (network.kind === 'none') return closed;
  const way = await makeNetworkFolder(place);
  return { ...way, close: await openSockets(network, place) };
}

/** Where the sockets will be: until they are opened nothing leads out. */
export async function makeNetworkFolder(
  place: Pick<NetworkPlace, 'runDir' | 'provider'>,
): Promise<Omit<OpenNetwork, 'close'>> {
  const folder = folderOf(place);
  await mkdir(folder, { mode: 0o711 });
  const address = `unix:${place.provider.hasMounts ? INSIDE.doors : folder}/proxy`;
  return {
    mounts: [{ source: folder, target: INSIDE.doors, mode: 'ro' }],
    env: { HTTP_PROXY: address, HTTPS_PROXY: address },
  };
}

/** Resolves with what closes them again. */
export async function openSockets(
  network: ProgramNetwork,
  place: NetworkPlace,
): Promise<OpenNetwork['close']> {
  if (network.kind === 'none') return closed.close;
  const folder = folderOf(place);
  const ends: (() => Promise<void>)[] = [];
  const close = async () => void (await Promise.all(ends.splice(0).map((end) => end())));
  try {
    const { logger, networkRules: rules = {} } = place;
    const shelf = network.hasRegistry ? await place.registry?.() : undefined;
    const registrySocket = shelf && join(shelf.socketDir, 's');
    const proxy = startFilteringProxy({ rules, gateway: network.gateway, registrySocket });
    ends.push(proxy.close);
    await listen(proxy.server, join(folder, 'proxy'), place.account);
    for (const [name, door] of Object.entries(network.doors ?? {})) {
      const opened = openDoor(door, logger);
      ends.push(opened.close);
      await listen(opened.server, join(folder, name), place.account);
    }
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

function folderOf({ runDir }: Pick<NetworkPlace, 'runDir'>): string {
  return join(runDir, 'd');
}

async function listen(server: Server, path: string, account: Account | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  // Only the program's own account gets in, wherever the folder can be reached from.
  await chmod(path, 0o600);
  if (account) await chown(path, account.uid, account.gid);
}

function openDoor(door: Door, logger: Logger): { readonly server: Server; close(): Promise<void> } {
  const inner = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    inner.add(client);
    client.on('error', () => {}).on('close', () => inner.delete(client));
    door().then(
      (outer) => {
        outer.on('error', () => client.destroy()).on('close', () => client.destroy());
        client.on('close', () => outer.destroy());
        client.pipe(outer).pipe(client);
      },
      (error: unknown) => {
        logger.warn({ error: errorMessage(error) }, 'a door of a program leads nowhere');
        client.destroy();
      },
    );
  });
  server.maxConnections = 32;
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const client of inner) client.destroy();
      }),
  };
}
