import type { AppWriter, Written } from './app-writer.ts';

export interface Request {
  readonly request: string;
  readonly files: ReadonlyMap<string, string>;
  readonly history: readonly Said[];
}

export interface Said {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface Response {
  readonly text: string;
  /** New content by path; null where the file goes. */
  readonly changes: ReadonlyMap<string, string | null>;
  readonly clauses?: Written['clauses'];
}

/** Turns a pure function from request to changes into a writer that keeps the tree and what was said. */
export function createRespondingWriter(
  respond: (input: Request) => Promise<Response> | Response,
  starter: ReadonlyMap<string, string>,
): AppWriter {
  return {
    begin() {
      const files = new Map(starter);
      const history: Said[] = [];
      return {
        async send(request) {
          const { text, changes, clauses } = await respond({
            request,
            files: new Map(files),
            history: [...history],
          });
          for (const [path, content] of changes) {
            if (content === null) files.delete(path);
            else files.set(path, content);
          }
          history.push({ role: 'user', text: request }, { role: 'assistant', text });
          return { files: new Map(files), reply: text, clauses };
        },
      };
    },
  };
}
