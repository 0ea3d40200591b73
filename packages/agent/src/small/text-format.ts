/** What a model that cannot call tools wrote instead. */
export type TextOperation =
  | { readonly kind: 'write'; readonly path: string; readonly content: string }
  | {
      readonly kind: 'replace';
      readonly path: string;
      readonly search: string;
      readonly replace: string;
    }
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'read'; readonly path: string };

export interface TextAnswer {
  readonly operations: readonly TextOperation[];
  /** In words the model can act on. */
  readonly mistakes: readonly string[];
}

export const TEXT_TAGS = ['file', 'edit', 'delete', 'read'] as const;

const OPENING = /^[ \t]*<(file|edit|delete|read)\s+path="([^"\n]{1,300})"\s*(\/?)>[ \t]*$/u;
const MAX_OPERATIONS = 60;

/** Reads the blocks line by line. A block that is not closed, or not as agreed, changes nothing. */
export function parseTextAnswer(text: string): TextAnswer {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const operations: TextOperation[] = [];
  const mistakes: string[] = [];
  for (let at = 0; at < lines.length && operations.length < MAX_OPERATIONS; at += 1) {
    const found = OPENING.exec(lines[at] ?? '');
    const tag = found?.[1];
    const path = found?.[2];
    if (tag === undefined || path === undefined) continue;
    if (found?.[3] === '/') {
      if (tag === 'delete' || tag === 'read') operations.push({ kind: tag, path });
      else mistakes.push(`<${tag} path="${path}"/> has no content.`);
      continue;
    }
    const end = lines.findIndex((line, index) => index > at && line.trim() === `</${tag}>`);
    if (end === -1) {
      mistakes.push(
        `<${tag} path="${path}"> is not closed by a line with </${tag}>; nothing of it was used.`,
      );
      break;
    }
    const parsed = blockOf(tag, path, lines.slice(at + 1, end));
    if (typeof parsed === 'string') mistakes.push(parsed);
    else operations.push(parsed);
    at = end;
  }
  return { operations, mistakes };
}

function blockOf(tag: string, path: string, body: readonly string[]): TextOperation | string {
  if (tag === 'file') return { kind: 'write', path, content: `${withoutFence(body).join('\n')}\n` };
  if (tag === 'delete') return { kind: 'delete', path };
  if (tag === 'read') return { kind: 'read', path };
  const search = between(body, 'search');
  const replace = between(body, 'replace');
  if (search === undefined || replace === undefined || search.join('').trim() === '') {
    return `<edit path="${path}"> needs a <search> block with text and a <replace> block.`;
  }
  return { kind: 'replace', path, search: search.join('\n'), replace: replace.join('\n') };
}

function between(body: readonly string[], tag: string): readonly string[] | undefined {
  const start = body.findIndex((line) => line.trim() === `<${tag}>`);
  const end = body.findIndex((line, index) => index > start && line.trim() === `</${tag}>`);
  return start === -1 || end === -1 ? undefined : body.slice(start + 1, end);
}

/** Many small models put a fence around a file although they were told not to. */
function withoutFence(body: readonly string[]): readonly string[] {
  const isFenced = /^```\w*$/u.test(body[0]?.trim() ?? '') && body.at(-1)?.trim() === '```';
  return isFenced ? body.slice(1, -1) : body;
}
