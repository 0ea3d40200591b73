import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { cloudDatabaseError } from '../errors.ts';
import { encryptionRequest, readFirstWords, refusalMessage } from './startup.ts';

const CONNECT_MS = 10_000;

/**
 * A connection for a program that nobody trusts, by the address of the one login that it may use: whoever names another
 * one, another database, or asks to read the log of all databases, is refused before PostgreSQL hears of it.
 */
export async function openDatabaseDoor(address: string): Promise<Duplex> {
  const url = new URL(address);
  const allowed = {
    user: decodeURIComponent(url.username),
    database: decodeURIComponent(url.pathname.slice(1)),
  };
  return new Door(await connectTo(url), allowed);
}

interface Allowed {
  readonly user: string;
  readonly database: string;
}

class Door extends Duplex {
  readonly #far: Socket;
  readonly #allowed: Allowed;
  #first: Buffer | undefined = Buffer.alloc(0);

  constructor(far: Socket, allowed: Allowed) {
    super({ allowHalfOpen: false });
    this.#far = far;
    this.#allowed = allowed;
    far.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) far.pause();
    });
    far.on('end', () => this.push(null));
    far.on('error', (error) => this.destroy(error));
    far.on('close', () => this.destroy());
  }

  override _read(): void {
    this.#far.resume();
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#first === undefined) return this.#pass(chunk, done);
    this.#first = Buffer.concat([this.#first, chunk]);
    this.#check(this.#first, done);
  }

  override _final(done: () => void): void {
    this.#far.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#far.destroy();
    done(error);
  }

  #check(bytes: Buffer, done: (error?: Error | null) => void): void {
    const words = readFirstWords(bytes);
    switch (words.kind) {
      case 'incomplete':
        return done();
      case 'encryption':
        // Nothing leaves the machine on this way: there is nobody to hide it from.
        this.push('N');
        this.#first = bytes.subarray(words.sizeBytes);
        return this.#check(this.#first, done);
      case 'startup': {
        const { user, database = user, replication } = words.parameters;
        const isOwn = user === this.#allowed.user && database === this.#allowed.database;
        if (!isOwn || replication !== undefined) return this.#refuse(done);
        this.#first = undefined;
        return this.#pass(bytes, done);
      }
      case 'unknown':
        return this.#refuse(done);
    }
  }

  #refuse(done: () => void): void {
    this.push(refusalMessage('This connection leads to the database of this project only.'));
    this.push(null);
    done();
  }

  #pass(chunk: Buffer, done: (error?: Error | null) => void): void {
    if (this.#far.write(chunk)) return done();
    this.#far.once('drain', () => done());
  }
}

async function connectTo(url: URL): Promise<Socket> {
  const port = Number(url.port || '5432');
  const folder = url.searchParams.get('host');
  const socket =
    folder?.startsWith('/') === true
      ? connect({ path: `${folder}/.s.PGSQL.${port}` })
      : connect({ host: folder ?? url.hostname.replaceAll(/^\[|\]$/g, ''), port });
  const deadline = setTimeout(() => socket.destroy(new Error('No connection in time.')), CONNECT_MS);
  try {
    await once(socket, 'connect');
    socket.setNoDelay(true);
    return await encrypted(socket, url);
  } catch (cause) {
    socket.destroy();
    throw cloudDatabaseError('database_busy', 'The database does not take a connection now.', { cause });
  } finally {
    clearTimeout(deadline);
  }
}

/** By the same words in the address that the pools go by. */
async function encrypted(socket: Socket, url: URL): Promise<Socket> {
  const mode = url.searchParams.get('sslmode') ?? 'disable';
  if (mode === 'disable') return socket;
  socket.write(encryptionRequest());
  const answer: unknown = await new Promise((resolve, reject) => {
    socket.once('data', resolve).once('error', reject).once('close', reject);
  });
  if (!Buffer.isBuffer(answer) || answer.toString('latin1') !== 'S') {
    throw new Error('The server does not offer encryption.');
  }
  const rejectUnauthorized = mode !== 'no-verify';
  const authority = url.searchParams.get('sslrootcert');
  const ca = authority === null ? {} : { ca: await readFile(authority) };
  const secured = connectTls({ socket, servername: url.hostname, rejectUnauthorized, ...ca });
  await once(secured, 'secureConnect');
  return secured;
}
