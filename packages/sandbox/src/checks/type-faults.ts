export interface TypeFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** `TS2322` */
  readonly code: string;
  readonly message: string;
}

const LINE = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
const MAX_FAULTS = 200;
const MAX_MESSAGE = 2000;

/** Reads what the compiler prints without colours. Indented lines go on with the message above. */
export function parseTypeErrors(output: string): readonly TypeFault[] {
  const faults: TypeFault[] = [];
  for (const line of output.split('\n')) {
    const match = LINE.exec(line);
    if (match) {
      if (faults.length === MAX_FAULTS) break;
      const [, file = '', row = '1', column = '1', code = '', message = ''] = match;
      faults.push({ file, line: Number(row), column: Number(column), code, message });
    } else if (/^\s+\S/.test(line)) {
      const last = faults.pop();
      if (last) faults.push({ ...last, message: `${last.message}\n${line}`.slice(0, MAX_MESSAGE) });
    }
  }
  return faults;
}
