import { AppError, silentLogger } from '@loam/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareProjects, type ProjectsPreparation } from './prepare-projects.ts';

type Parts = Partial<Pick<ProjectsPreparation, 'sandbox' | 'prepareStarter' | 'waitMs' | 'retryMs'>>;

function setUp(parts: Parts) {
  const lines: string[] = [];
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const options: ProjectsPreparation = {
    sandbox: { prepareTemplate: async () => {} },
    prepareStarter: async () => true,
    print: { line: (text) => lines.push(text), fault: (text) => lines.push(text) },
    logger: silentLogger,
    signal: stopping.signal,
    ...parts,
  };
  return { options, lines, stopping };
}

test('the first start tells each phase with its seconds, and waits for the last', async () => {
  const { options, lines } = setUp({
    sandbox: {
      prepareTemplate: async (onPhase) => {
        onPhase('installing');
        onPhase('prebuilding');
      },
    },
    prepareStarter: async (onWork) => {
      onWork();
      return true;
    },
  });
  await prepareProjects(options);
  expect(lines.map((line) => line.replace(/\d+\.\d/, 'N'))).toEqual([
    '  preparing what new projects begin with, only this once…',
    '    installing their packages: N s',
    '    prebuilding the packages: N s',
    '    building the first page: N s',
    '  prepared in N s',
  ]);
});

test('where everything is there already, nothing is told', async () => {
  const { options, lines } = setUp({});
  await prepareProjects(options);
  expect(lines).toEqual([]);
});

test('what cannot be had now is told in a sentence, and tried again until it succeeds', async () => {
  let attempts = 0;
  const { options, lines } = setUp({
    retryMs: 5,
    sandbox: {
      prepareTemplate: async () => {
        attempts += 1;
        if (attempts < 3)
          throw new AppError({ code: 'install_failed', detail: 'The registry does not answer.\nlog' });
      },
    },
  });
  await prepareProjects(options);
  expect(lines[0]).toBe('  New projects could not be prepared: The registry does not answer.');
  expect(lines).toHaveLength(2);
  await vi.waitFor(() => expect(lines.at(-1)).toBe('New projects are prepared now.'), { timeout: 10_000 });
  expect(attempts).toBe(3);
});

test('a first page that does not build is told like any other failure', async () => {
  const { options, lines } = setUp({ prepareStarter: async () => false });
  await prepareProjects(options);
  expect(lines[0]).toContain('The first page could not be built.');
});

test('a start that the operator ends does not wait for it', async () => {
  const { options, lines, stopping } = setUp({ sandbox: { prepareTemplate: () => new Promise(() => {}) } });
  const over = prepareProjects(options);
  stopping.abort();
  await over;
  expect(lines).toEqual([]);
});

test('what takes very long goes on behind the rest', async () => {
  const { options, lines } = setUp({
    waitMs: 5,
    sandbox: { prepareTemplate: () => new Promise(() => {}) },
  });
  await prepareProjects(options);
  expect(lines).toEqual(['  this takes long; it goes on while the rest starts.']);
});
