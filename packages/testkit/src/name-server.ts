import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT';

/** A name server on loopback that speaks DNS over UDP. */
export interface NameServer {
  /** As it is given to a resolver: `127.0.0.1:40123`. */
  readonly address: string;
  /** What is asked from now on; an empty list takes the record away. */
  set(type: RecordType, name: string, values: readonly string[]): void;
  /** False: it hears and says nothing. */
  answers(isAnswering: boolean): void;
  readonly questions: string[];
  close(): Promise<void>;
}

const typeNumbers: Readonly<Record<RecordType, number>> = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 };
const headerBytes = 12;
const noSuchName = 3;

export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, readonly string[]>();
  const questions: string[] = [];
  let isAnswering = true;
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const question = readQuestion(message);
    questions.push(`${question.type ?? '?'} ${question.name}`);
    if (isAnswering) socket.send(answerTo(message, question, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    set: (type, name, values) => void records.set(`${type} ${name.toLowerCase()}`, values),
    answers: (should) => void (isAnswering = should),
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

interface Question {
  readonly name: string;
  readonly type: RecordType | undefined;
  /** Just behind it. */
  readonly end: number;
}

function readQuestion(message: Buffer): Question {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const number = message.readUInt16BE(at + 1);
  const type = types.find((known) => typeNumbers[known] === number);
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 };
}

const types: readonly RecordType[] = ['A', 'AAAA', 'CNAME', 'TXT'];

function answerTo(
  message: Buffer,
  { name, type, end }: Question,
  records: ReadonlyMap<string, readonly string[]>,
): Buffer {
  const valuesOf = (one: RecordType) => records.get(`${one} ${name}`) ?? [];
  const values = type === undefined ? [] : valuesOf(type);
  const isKnown = types.some((one) => valuesOf(one).length > 0);
  const header = Buffer.alloc(headerBytes);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8580 | (isKnown ? 0 : noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values.length, 6);
  const answers = type === undefined ? [] : values.map((value) => resourceOf(type, value));
  return Buffer.concat([header, message.subarray(headerBytes, end), ...answers]);
}

function resourceOf(type: RecordType, value: string): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.alloc(12);
  // The name is the one of the question, which stands right behind the header.
  head.writeUInt16BE(0xc000 | headerBytes, 0);
  head.writeUInt16BE(typeNumbers[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: RecordType, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'CNAME') {
    const labels = value
      .split('.')
      .map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label)]));
    return Buffer.concat([...labels, Buffer.of(0)]);
  }
  if (type === 'AAAA') return addressBytes(value);
  const text = Buffer.from(value);
  const parts: Buffer[] = [];
  for (let at = 0; at < text.length; at += 255) {
    const part = text.subarray(at, at + 255);
    parts.push(Buffer.of(part.length), part);
  }
  return Buffer.concat(parts);
}

function addressBytes(address: string): Buffer {
  const [left = '', right = ''] = address.split('::');
  const groups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [groups(left), groups(right)];
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 255]));
}
