/** A notification of PostgreSQL carries less than 8000 bytes. */
const chunkBytes = 7800;
/** Of what other processes send in parts; more than any message may have. */
const mostParts = 2000;

/** `id/number/count/text`: parts that are put together again by `createAssembler`. */
export function splitMessage(id: string, text: string): string[] {
  const bytes = Buffer.from(text);
  if (bytes.length <= chunkBytes) return [`${id}/0/1/${text}`];
  const parts: string[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + chunkBytes, bytes.length);
    // Not in the middle of a character.
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
    parts.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return parts.map((part, index) => `${id}/${index}/${parts.length}/${part}`);
}

interface Started {
  readonly parts: string[];
  readonly count: number;
}

/** Gives the whole text with its last part. The parts of a message come one after the other, as they were sent. */
export function createAssembler(): (part: string) => string | undefined {
  const started = new Map<string, Started>();
  return (part) => {
    const match = /^([^/]*)\/(\d+)\/(\d+)\/([^]*)$/.exec(part);
    if (!match) return undefined;
    const [, id = '', number = '', total = '', text = ''] = match;
    const [index, count] = [Number(number), Number(total)];
    if (count === 1) return text;
    if (count > mostParts) return undefined;
    const sender = id.split(':', 1)[0] ?? '';
    if (index === 0) {
      // Whatever the same sender left unfinished never ends.
      for (const known of started.keys()) if (known.startsWith(`${sender}:`)) started.delete(known);
      started.set(id, { parts: [], count });
    }
    const message = started.get(id);
    if (!message || message.parts.length !== index) return undefined;
    message.parts.push(text);
    if (message.parts.length < message.count) return undefined;
    started.delete(id);
    return message.parts.join('');
  };
}
