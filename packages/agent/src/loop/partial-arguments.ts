/** What can be told of a call's arguments while they are still being written. Never throws, whatever is pushed. */
export interface PartialArguments {
  push(delta: string): void;
  /** The argument `path`, once all of it has been read. */
  path(): string | undefined;
  /** Of the text that is written so far. */
  lines(): number;
}

/** Arguments that hold the new text of a file. */
const TEXTS: ReadonlySet<string> = new Set(['content', 'replace']);
/** Longer ones are none of ours. */
const MAX_STRING = 2_000;

type Container = '{' | '[';

interface OpenString {
  readonly isKey: boolean;
  /** As it stands in the JSON, where it is needed. */
  raw: string;
  readonly isKept: boolean;
  readonly isText: boolean;
  isEscaped: boolean;
}

/** Follows the JSON sign by sign, so that each is looked at once however long the arguments become. */
export function createPartialArguments(): PartialArguments {
  const containers: Container[] = [];
  let open: OpenString | undefined;
  let key = '';
  let isKeyNext = false;
  let path: string | undefined;
  let lineEnds = 0;
  let hasOpenLine = false;

  const beginString = () => {
    const isKey = isKeyNext && containers.at(-1) === '{';
    const isPath = !isKey && key === 'path' && containers.length === 1 && containers[0] === '{';
    open = { isKey, raw: '', isKept: isKey || isPath, isText: !isKey && TEXTS.has(key), isEscaped: false };
  };
  const endString = ({ isKey, isKept, raw }: OpenString) => {
    open = undefined;
    // A text ends with its last line, also where no line end follows.
    if (hasOpenLine) lineEnds += 1;
    hasOpenLine = false;
    if (!isKept) return;
    const value = raw.length > MAX_STRING ? undefined : unquoted(raw);
    if (isKey) key = value ?? '';
    else path = value;
  };
  const insideString = (string: OpenString, sign: string) => {
    if (!string.isEscaped && sign === '"') return endString(string);
    if (string.isText) {
      const isLineEnd = sign === '\n' || (string.isEscaped && sign === 'n');
      if (isLineEnd) lineEnds += 1;
      hasOpenLine = !isLineEnd && (hasOpenLine || string.isEscaped || sign !== '\\');
    }
    if (string.isKept && string.raw.length <= MAX_STRING) string.raw += sign;
    string.isEscaped = !string.isEscaped && sign === '\\';
  };
  const outside = (sign: string) => {
    switch (sign) {
      case '"':
        return beginString();
      case '{':
      case '[':
        containers.push(sign);
        isKeyNext = sign === '{';
        if (sign === '{') key = '';
        return;
      case '}':
      case ']':
        containers.pop();
        return;
      case ',':
        isKeyNext = containers.at(-1) === '{';
        return;
      case ':':
        isKeyNext = false;
        return;
      default:
        return;
    }
  };
  return {
    push: (delta) => {
      for (const sign of delta) {
        if (open) insideString(open, sign);
        else outside(sign);
      }
    },
    path: () => path,
    lines: () => lineEnds + (hasOpenLine ? 1 : 0),
  };
}

function unquoted(raw: string): string | undefined {
  try {
    const value: unknown = JSON.parse(`"${raw}"`);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
