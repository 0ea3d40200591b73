import { z } from 'zod';
import { formatSource } from './format-source.ts';

const Request = z.object({ path: z.string(), text: z.string() });

self.addEventListener('message', ({ data }) => {
  const { path, text } = Request.parse(data);
  formatSource(path, text).then(
    (formatted) => self.postMessage({ kind: 'formatted', text: formatted }),
    (error: unknown) =>
      self.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : '' }),
  );
});
