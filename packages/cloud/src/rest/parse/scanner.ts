import { RestError } from '../errors/rest-error.ts';

/** Where a text stopped making sense. Kept apart from RestError, because alternatives are tried and dropped. */
class ParseFailure extends Error {
  readonly at: number;
  readonly unexpected: string;
  readonly expecting: string;

  constructor(at: number, found: string, expecting: string) {
    super(`expecting ${expecting}`);
    this.at = at;
    this.unexpected = found;
    this.expecting = expecting;
  }
}

const identifier = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;
const blanks = /[ \t]*/y;

/** Reads one parameter from left to right. */
export class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  peek(): string {
    return this.text.charAt(this.at);
  }

  startsWith(word: string): boolean {
    return this.text.startsWith(word, this.at);
  }

  startsWithPattern(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  /** Takes the word if it stands here. */
  take(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  expect(word: string): void {
    if (!this.take(word)) this.fail(`"${word}"`);
  }

  /** Takes what a sticky expression matches here, or nothing. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  skipBlanks(): void {
    this.match(blanks);
  }

  /** Tries one reading; when it does not fit, nothing was taken. */
  attempt<T>(read: () => T): T | undefined {
    const start = this.at;
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      this.at = start;
      return undefined;
    }
  }

  fail(expecting: string): never {
    const found = this.isAtEnd ? 'end of input' : JSON.stringify(this.peek());
    throw new ParseFailure(this.at, found, expecting);
  }

  /** A field name: quoted, or letters, digits, `_`, `$`, blanks and dashes. */
  fieldName(): string {
    if (this.peek() === '"') return this.quoted();
    const name = this.match(identifier);
    if (name === undefined) return this.fail('field name (* or [a..z0..9_$])');
    return name.includes('-') ? name.split('-').map(trim).join('-') : name.trim();
  }

  quoted(): string {
    this.expect('"');
    let value = '';
    for (;;) {
      if (this.isAtEnd) this.fail('any character');
      const character = this.peek();
      this.at += 1;
      if (character === '"') return value;
      if (character === '\\') {
        value += this.peek();
        this.at += 1;
      } else value += character;
    }
  }
}

function trim(text: string): string {
  return text.trim();
}

/** Reads a whole parameter; what is left over or does not fit is PGRST100 with the place where it went wrong. */
export function parseWhole<T>(text: string, label: string, read: (scanner: Scanner) => T): T {
  const scanner = new Scanner(text);
  try {
    const value = read(scanner);
    if (!scanner.isAtEnd) scanner.fail('end of input');
    return value;
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    throw new RestError('PGRST100', `"failed to parse ${label}" (line 1, column ${error.at + 1})`, {
      details: `unexpected ${error.unexpected} expecting ${error.expecting}`,
    });
  }
}
