import { request } from 'node:http';
import { isObject, parseObject } from '../dependencies/dependency-set.ts';
import { toProjectError, type ProjectError } from '../inside-message.ts';

const MAX_FILES = 200;
const MAX_BYTES = 256 * 1024;
const MAX_ERRORS = 10;

/** Asks a dev server whether its code compiles. What it says is the project's word: undefined when it is no answer. */
export function readFaults(
  socketPath: string,
  input: { readonly changed: readonly string[]; readonly timeoutMs: number; readonly signal?: AbortSignal },
): Promise<readonly ProjectError[] | undefined> {
  const query = new URLSearchParams();
  for (const file of input.changed.slice(0, MAX_FILES)) query.append('file', file);
  const limits = [AbortSignal.timeout(input.timeoutMs), ...(input.signal ? [input.signal] : [])];
  return new Promise((resolve) => {
    const outgoing = request(
      {
        socketPath,
        path: `/__loam_compiled?${query.toString()}`,
        headers: { host: 'localhost' },
        signal: AbortSignal.any(limits),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
          if (text.length > MAX_BYTES) outgoing.destroy();
        });
        answer.on('error', () => resolve(undefined));
        answer.on('end', () => resolve(answer.statusCode === 200 ? errorsIn(text) : undefined));
      },
    );
    outgoing.on('error', () => resolve(undefined));
    outgoing.on('close', () => resolve(undefined));
    outgoing.end();
  });
}

function errorsIn(text: string): readonly ProjectError[] | undefined {
  const { errors } = parseObject(text);
  return Array.isArray(errors) ? errors.filter(isObject).slice(0, MAX_ERRORS).map(toProjectError) : undefined;
}
