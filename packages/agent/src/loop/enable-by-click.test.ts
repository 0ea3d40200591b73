import { reply, startModelServer, type ModelServer } from '@loam/testkit';
import { afterEach, expect, test } from 'vitest';
import { fakeCloud } from '../testing/fake-cloud.ts';
import { languages, play, type PlayOptions, readyModel } from '../testing/turn-harness.ts';
import type { ReadyModel } from '../turn.ts';
import { CLOUD_TEXTS } from './texts.data.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

function cloud() {
  let isThere = false;
  const port = fakeCloud({
    isEnabled: () => isThere,
    enable: async () => {
      isThere = true;
      return [{ path: '.env', action: 'write', content: 'VITE_SUPABASE_URL=x\n' }];
    },
  });
  return port;
}

async function press(traits: Partial<ReadyModel> = {}, options: PlayOptions['options'] = {}) {
  server = await startModelServer({ script: [reply({ text: 'It is there.' })] });
  const port = cloud();
  const played = await play({
    text: 'Enable Cloud',
    request: { view: 'enable_cloud' },
    ports: { cloud: port },
    options: { may: { edit: true, cloud: true }, ...options },
    models: [readyModel(languages.chat(server), traits)],
  });
  return { ...played, port, asked: server.requests };
}

test('the button enables the cloud without a second question, and the model goes on', async () => {
  const { port, asked, events, project } = await press();
  expect(port.isEnabled()).toBe(true);
  expect(events.some(({ type }) => type === 'approval')).toBe(false);
  expect(asked[0]?.messages.at(-1)?.text).toContain('it is there now');
  expect(project.files().get('.env')).toBe('VITE_SUPABASE_URL=x\n');
  // Nothing that the app is built from was touched, so nobody waits for it to be built.
  const steps = events.flatMap((event) => (event.type === 'step' ? [event.step.kind] : []));
  expect(new Set(steps)).toEqual(new Set(['cloud']));
});

test('a model that cannot use it is not asked, and what it cannot do is said plainly', async () => {
  const { port, asked, read, result } = await press({ readsWholeProject: true });
  expect(port.isEnabled()).toBe(true);
  expect(asked).toHaveLength(0);
  expect(read).toBe(CLOUD_TEXTS.enabled);
  expect(result.outcome).toBe('changed');
});

test('who switched it off is told that nothing was enabled', async () => {
  const preferences = { 'cloud/enable_cloud': 'disable' } as const;
  const { port, asked, read } = await press({ readsWholeProject: true }, { preferences });
  expect(port.isEnabled()).toBe(false);
  expect(read).toBe(CLOUD_TEXTS.failed);
  expect(asked).toHaveLength(0);
});

test('who may not change the cloud does not, whatever they press', async () => {
  const { port, asked } = await press({}, { may: { edit: true, cloud: false } });
  expect(port.isEnabled()).toBe(false);
  expect(asked[0]?.messages.at(-1)?.text).toContain('could not be enabled');
});
