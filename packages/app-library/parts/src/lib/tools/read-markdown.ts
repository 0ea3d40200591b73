export type MarkdownBlock =
  | { kind: "heading"; level: number; text: string }
  | { kind: "text" | "quote"; text: string }
  | { kind: "code"; text: string }
  | { kind: "list"; isOrdered: boolean; items: readonly string[] }
  | { kind: "rule" };

/** Splits a text into its blocks; what stands inside a line is read by `readInline`. */
export function readMarkdown(source: string): readonly MarkdownBlock[] {
  const lines = source.replaceAll("\r", "").split("\n");
  const blocks: MarkdownBlock[] = [];
  let at = 0;
  const takeWhile = (test: RegExp): readonly string[] => {
    const taken: string[] = [];
    while (at < lines.length && test.test(lines[at])) {
      taken.push(lines[at]);
      at += 1;
    }
    return taken;
  };

  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === "") {
      at += 1;
    } else if (heading) {
      blocks.push({ kind: "heading", level: heading[1].length, text: heading[2] });
      at += 1;
    } else if (/^\s*(-{3,}|\*{3,})\s*$/.test(line)) {
      blocks.push({ kind: "rule" });
      at += 1;
    } else if (line.startsWith("```")) {
      at += 1;
      const code = takeWhile(/^(?!```)/);
      at += 1;
      blocks.push({ kind: "code", text: code.join("\n") });
    } else if (/^\s*>/.test(line)) {
      const quoted = takeWhile(/^\s*>/);
      blocks.push({ kind: "quote", text: quoted.map((one) => one.replace(/^\s*>\s?/, "")).join(" ") });
    } else if (/^\s*([-*+]|\d+[.)])\s+/.test(line)) {
      const isOrdered = /^\s*\d/.test(line);
      const items = takeWhile(isOrdered ? /^\s*\d+[.)]\s+/ : /^\s*[-*+]\s+/);
      blocks.push({
        kind: "list",
        isOrdered,
        items: items.map((one) => one.replace(/^\s*([-*+]|\d+[.)])\s+/, "")),
      });
    } else {
      const text = takeWhile(/^(?!\s*$|#{1,6}\s|\s*>|\s*[-*+]\s|\s*\d+[.)]\s|```)/);
      if (text.length === 0) at += 1;
      blocks.push({ kind: "text", text: text.length === 0 ? line : text.join(" ") });
    }
  }
  return blocks;
}

export interface InlinePiece {
  kind: "plain" | "strong" | "slanted" | "code" | "link";
  text: string;
  url?: string;
}

const INLINE = /\*\*(.+?)\*\*|__(.+?)__|\*(.+?)\*|_(.+?)_|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export function readInline(text: string): readonly InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) pieces.push({ kind: "plain", text: text.slice(end, match.index) });
    pieces.push(inlinePiece(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "plain", text: text.slice(end) });
  return pieces;
}

/** Only addresses of the web and of mail become links: anything else could run code. */
function inlinePiece(match: RegExpMatchArray): InlinePiece {
  const [whole, strong, strongToo, slanted, slantedToo, code, label, url] = match;
  if (strong ?? strongToo) return { kind: "strong", text: strong ?? strongToo };
  if (slanted ?? slantedToo) return { kind: "slanted", text: slanted ?? slantedToo };
  if (code) return { kind: "code", text: code };
  return /^(https?:|mailto:)/i.test(url ?? "")
    ? { kind: "link", text: label, url }
    : { kind: "plain", text: whole };
}
