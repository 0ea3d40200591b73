/** Facts about an edit that travel inside the commit, as git trailers. */
export interface CommitTags {
  readonly editId?: string;
  readonly type?: string;
  readonly summary?: string;
  /** What was said in the chat before it. */
  readonly messageId?: string;
}

const TRAILERS = {
  editId: 'Loam-Edit',
  type: 'Loam-Type',
  summary: 'Loam-Summary',
  messageId: 'Loam-Message',
} as const;
const TRAILER_LINE = /^(Loam-Edit|Loam-Type|Loam-Summary|Loam-Message): (.*)$/;

export function composeMessage(message: string, tags: CommitTags = {}): string {
  const body = message
    .replaceAll('\0', '')
    .trim()
    .split('\n')
    // What a person typed must not pass for one of our trailers.
    .map((line) => (TRAILER_LINE.test(line) ? ` ${line}` : line))
    .join('\n');
  const lines = [
    trailer(TRAILERS.editId, tags.editId),
    trailer(TRAILERS.type, tags.type),
    trailer(TRAILERS.summary, tags.summary),
    trailer(TRAILERS.messageId, tags.messageId),
  ].filter((line) => line !== undefined);
  const text = body === '' ? 'Update' : body;
  return lines.length === 0 ? text : `${text}\n\n${lines.join('\n')}`;
}

export function parseMessage(text: string): { readonly message: string; readonly tags: CommitTags } {
  const lines = text.trimEnd().split('\n');
  const found = new Map<string, string>();
  while (lines.length > 1) {
    const [, key, value] = TRAILER_LINE.exec(lines.at(-1) ?? '') ?? [];
    if (key === undefined || value === undefined) break;
    found.set(key, value);
    lines.pop();
  }
  const editId = found.get(TRAILERS.editId);
  const type = found.get(TRAILERS.type);
  const summary = found.get(TRAILERS.summary);
  const messageId = found.get(TRAILERS.messageId);
  return {
    message: lines.join('\n').trimEnd(),
    tags: {
      ...(editId === undefined ? {} : { editId }),
      ...(type === undefined ? {} : { type }),
      ...(summary === undefined ? {} : { summary }),
      ...(messageId === undefined ? {} : { messageId }),
    },
  };
}

function trailer(key: string, value: string | undefined): string | undefined {
  const clean = value?.replace(/\p{Cc}+/gu, ' ').trim();
  return clean ? `${key}: ${clean}` : undefined;
}
