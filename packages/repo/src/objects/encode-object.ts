import { createHash } from 'node:crypto';

export type ObjectType = 'blob' | 'tree' | 'commit';

/** A git object before it is written: its name follows from its bytes. */
export interface NewObject {
  readonly oid: string;
  readonly type: ObjectType;
  readonly bytes: Uint8Array;
}

export interface Person {
  readonly name: string;
  readonly email: string;
}

export interface TreeLine {
  readonly mode: string;
  readonly name: string;
  readonly oid: string;
}

export interface CommitFields {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly at: Date;
  readonly message: string;
}

export function encodeBlob(bytes: Uint8Array): NewObject {
  return named('blob', bytes);
}

/** The lines must stand in git's order. */
export function encodeTree(lines: readonly TreeLine[]): NewObject {
  const parts = lines.flatMap((line) => [
    Buffer.from(`${line.mode} ${line.name}\0`),
    Buffer.from(line.oid, 'hex'),
  ]);
  return named('tree', Buffer.concat(parts));
}

/** By bytes, a folder as if its name ended with a slash. */
export function treeOrder(name: string, isFolder: boolean): Buffer {
  return Buffer.from(isFolder ? `${name}/` : name);
}

export function encodeCommit(fields: CommitFields): NewObject {
  const stamp = `${personText(fields.author)} ${Math.floor(fields.at.getTime() / 1000)} +0000`;
  const head = [
    `tree ${fields.tree}`,
    ...fields.parents.map((parent) => `parent ${parent}`),
    `author ${stamp}`,
    `committer ${stamp}`,
  ];
  const message = fields.message.replaceAll('\0', '').trimEnd();
  return named('commit', Buffer.from(`${head.join('\n')}\n\n${message}\n`));
}

/** Angle brackets and line ends would forge another header. */
function personText(person: Person): string {
  const clean = (text: string): string => text.replace(/[<>\p{Cc}]/gu, ' ').trim();
  return `${clean(person.name) || 'unknown'} <${clean(person.email)}>`;
}

function named(type: ObjectType, bytes: Uint8Array): NewObject {
  const oid = createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
  return { oid, type, bytes };
}
