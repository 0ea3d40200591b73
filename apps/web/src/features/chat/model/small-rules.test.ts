import { ChatModel, limits, type PreviewDiagnostics, truncationMarker } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { diagnosticsFor, errorText, keptReplay } from './diagnostics.ts';
import { loadingStatusOf } from './loading-status.ts';
import { answeringName, effectiveModel, groupModels, isOffline, namedModel } from './model-choice.ts';
import { rateLimitLeft } from './rate-limit.ts';

test.each([
  [{ data: {}, isError: true, isFetching: false }, 'success'],
  [{ data: undefined, isError: true, isFetching: true }, 'error'],
  [{ data: undefined, isError: false, isFetching: true }, 'loading'],
  [{ data: undefined, isError: false, isFetching: false }, 'idle'],
])('a history %j is in state %s', (query, expected) => {
  expect(loadingStatusOf(query)).toBe(expected);
});

test('a rate limit holds for a minute from the moment it was told', () => {
  expect(rateLimitLeft(null, 5)).toBe(0);
  expect(rateLimitLeft(1000, 1000)).toBe(60_000);
  expect(rateLimitLeft(1000, 60_999)).toBe(1);
  expect(rateLimitLeft(1000, 61_000)).toBe(0);
  expect(rateLimitLeft(9000, 1000)).toBe(0);
});

describe('models', () => {
  const model = (id: string, isAvailable: boolean) =>
    ChatModel.parse({
      id,
      label: id,
      provider: null,
      is_available: isAvailable,
      runs_as: null,
      context_tokens: null,
      sees_images: false,
      price: null,
    });
  const models = [model('auto', true), model('gpt-5', true), model('grok-4', false)];

  test('the chosen one answers while it can, otherwise the automatic one', () => {
    expect(effectiveModel(models, 'gpt-5')?.id).toBe('gpt-5');
    expect(effectiveModel(models, 'grok-4')?.id).toBe('auto');
    expect(effectiveModel(models, 'gone')?.id).toBe('auto');
    expect(effectiveModel([model('offline', true)], 'auto')?.id).toBe('offline');
    expect(effectiveModel([model('auto', false)], 'auto')).toBeUndefined();
  });

  test('those that nobody serves stand apart', () => {
    expect(groupModels(models).disabled.map(({ id }) => id)).toEqual(['grok-4']);
  });

  test('they stand in the order of the specification, variants beside what they vary, own ones last', () => {
    const ids = [
      'compatible/llama',
      'claude-4-opus',
      'gpt-4.1-mini',
      'claude-4',
      'gpt-5-mini',
      'gpt-5',
      'auto',
    ];
    expect(groupModels(ids.map((id) => model(id, true))).available.map(({ id }) => id)).toEqual([
      'auto',
      'gpt-4.1-mini',
      'gpt-5',
      'gpt-5-mini',
      'claude-4',
      'claude-4-opus',
      'compatible/llama',
    ]);
  });

  test('an automatic choice is called by the model that it stands for', () => {
    const auto = { ...model('auto', true), runs_as: 'gpt-5' };
    const all = [auto, { ...model('gpt-5', true), label: 'GPT-5' }];
    expect(answeringName(all, auto)).toBe('GPT-5');
    expect(answeringName(all, { ...auto, runs_as: 'llama3' })).toBe('llama3');
    expect(isOffline(auto)).toBe(false);
    expect(isOffline({ ...auto, runs_as: 'offline' })).toBe(true);
  });

  test('a model is named in the message only when it is not automatic', () => {
    expect(namedModel(models[0])).toEqual({});
    expect(namedModel(models[1])).toEqual({ model: 'gpt-5' });
  });
});

describe('diagnostics', () => {
  const said = (count: number): PreviewDiagnostics => ({
    console: Array.from({ length: count }, (_, at) => ({ level: 'log', text: `line ${at}`, at })),
    network: Array.from({ length: count }, (_, at) => ({
      kind: 'fetch',
      method: 'GET',
      url: `/${at}`,
      status: 200,
      state: 'completed',
      duration_ms: 1,
      at,
    })),
    errors: [
      {
        type: 'runtime',
        source: 'window',
        error_message: 'x'.repeat(limits.chat.errorTextMaxCharacters + 5),
        meta_data: { filename: 'src/App.tsx', lineno: 3 },
        path: '/',
        at: 1,
        count: 1,
      },
    ],
    replay: ['{}'],
    route: { path: '/garden', title: '', can_go_back: false, can_go_forward: false },
    page: { started_at: 0 },
  });

  test('the last fifty lines and requests go with a message, and the page that is open', () => {
    const sent = diagnosticsFor(said(60), { withReplay: false });
    expect(sent.client_logs).toHaveLength(50);
    expect(sent.client_logs.at(-1)?.message).toBe('line 59');
    expect(sent.network_requests).toHaveLength(50);
    expect(sent.current_page).toBe('/garden');
    expect(sent.session_replay).toBeUndefined();
  });

  test('error texts are cut, the replay goes with errors', () => {
    const sent = diagnosticsFor(said(1), { withReplay: true });
    expect(sent.runtime_errors[0]).toMatchObject({ filename: 'src/App.tsx', lineno: 3 });
    expect(sent.runtime_errors[0]?.message).toHaveLength(limits.chat.errorTextMaxCharacters);
    expect(sent.session_replay).toEqual(['{}']);
    expect(errorText('short')).toBe('short');
  });

  test('nothing is sent where no app runs', () => {
    expect(diagnosticsFor(undefined, { withReplay: true }).client_logs).toEqual([]);
  });

  test('a long event is replaced, and the newest million characters are kept', () => {
    const long = 'x'.repeat(limits.chat.replayEventMaxCharacters + 1);
    expect(keptReplay([long, 'a'])).toEqual([truncationMarker, 'a']);
    const full = 'y'.repeat(limits.chat.replayEventMaxCharacters);
    const kept = keptReplay([...Array.from({ length: 150 }, () => full), 'last']);
    expect(kept.at(-1)).toBe('last');
    expect(kept.join('').length).toBeLessThanOrEqual(limits.chat.replayMaxCharacters);
  });
});
