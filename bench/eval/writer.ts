import { respond } from '@loam/offline-model';
import { templateFiles } from '@loam/template';
import type { AppWriter } from './app-writer.ts';
import { createRespondingWriter } from './responding-writer.ts';

/** Who writes the apps of a run: the offline model, as a project of the product would meet it. */
export function createWriter(): Promise<AppWriter> {
  const starter = new Map(templateFiles().map(({ path, contents }) => [path, contents.toString('utf8')]));
  const writer = createRespondingWriter(({ request, files, history }) => {
    const { text, changes, clauses } = respond({
      request,
      files,
      history: history.map(({ role, text: said }) => ({ role: role === 'user' ? 'user' : 'ai', text: said })),
      mode: 'build',
      selectedElements: [],
      images: [],
      faults: [],
      currentPage: null,
      containsError: false,
    });
    return {
      text,
      clauses,
      changes: new Map(changes.map(({ path, content }) => [path, content])),
    };
  }, starter);
  return Promise.resolve(writer);
}
