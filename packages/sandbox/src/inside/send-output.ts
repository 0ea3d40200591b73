import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Read by the platform: a head of one JSON text with its length before it, then as many bytes as the head says. */
const OUTPUT = 5;
const CHUNK_BYTES = 256 * 1024;

interface Entry {
  readonly path: string;
  readonly isFolder: boolean;
}

/** What a build wrote, folders before what is in them. Throws where that is neither a file nor a folder. */
export function listOutput(folder: string, at = ''): readonly Entry[] {
  if (at === '' && !lstatSync(folder).isDirectory())
    throw new Error('The output of the build is not a folder.');
  return readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const path = at === '' ? entry.name : `${at}/${entry.name}`;
    if (entry.isDirectory()) return [{ path, isFolder: true }, ...listOutput(folder, path)];
    if (entry.isFile()) return [{ path, isFolder: false }];
    throw new Error(`The build wrote ${entry.name}, which is neither a file nor a folder.`);
  });
}

/**
 * Hands the files over. It runs with the rights of the build: whatever it is led to read, the build could have read
 * itself.
 */
export function sendOutput(folder: string, entries: readonly Entry[]): void {
  for (const { path, isFolder } of entries) {
    if (isFolder) sendHead({ folder: path });
    else sendFile(join(folder, path), path);
  }
  sendHead({ end: true });
}

function sendFile(place: string, path: string): void {
  const file = openSync(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = fstatSync(file);
    sendHead({ file: path, size });
    const chunk = Buffer.allocUnsafe(Math.min(size, CHUNK_BYTES));
    for (let left = size; left > 0;) {
      const count = readSync(file, chunk, 0, Math.min(left, chunk.length), null);
      if (count === 0) throw new Error(`${path} became shorter while it was read.`);
      send(chunk.subarray(0, count));
      left -= count;
    }
  } finally {
    closeSync(file);
  }
}

function sendHead(head: object): void {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  send(Buffer.concat([length, text]));
}

function send(bytes: Uint8Array): void {
  for (let sent = 0; sent < bytes.length;) sent += writeSync(OUTPUT, bytes, sent);
}
