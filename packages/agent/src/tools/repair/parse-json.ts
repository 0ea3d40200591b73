/**
 * Reads JSON as models write it: with a fence around it, commas before a closing bracket, line ends inside a text.
 * Nothing is ever closed or completed, so what was cut off stays an error. Throws like `JSON.parse`.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const plain = withoutSlips(withoutFence(text));
    if (plain === text) throw error;
    return JSON.parse(plain);
  }
}

function withoutFence(text: string): string {
  const fenced = /^\s*```[a-z]*[ \t]*\r?\n([^]*?)\r?\n?[ \t]*```\s*$/i.exec(text);
  return fenced?.[1] ?? text;
}

/** A text with its quotes, or whatever stands between texts. */
const TOKEN = /"(?:[^"\\]|\\[^])*"|[^",]+|[",]/g;
/** Blanks between a comma and the bracket after it; more are no slip. */
const MAX_GAP = 200;
const CONTROLS = /\p{Cc}/gu;

function withoutSlips(text: string): string {
  return text.replace(TOKEN, (token, at: number) => {
    if (token.length > 1 && token.startsWith('"')) {
      return token.replace(CONTROLS, (control) => JSON.stringify(control).slice(1, -1));
    }
    return token === ',' && /^\s*[}\]]/.test(text.slice(at + 1, at + 1 + MAX_GAP)) ? '' : token;
  });
}
