import { describe, expect, test } from 'vitest';
import { readCommand, readConnect } from './read-message.ts';

const nonce = 'n'.repeat(32);

describe('readConnect', () => {
  test('reads the nonce and the wish for a replay', () => {
    expect(readConnect({ type: 'loam:connect', nonce })).toEqual({ nonce, replay: false });
    expect(readConnect({ type: 'loam:connect', nonce, replay: true })).toEqual({ nonce, replay: true });
  });

  test.each([
    undefined,
    null,
    'loam:connect',
    [],
    {},
    { type: 'loam:connect' },
    { type: 'loam:connect', nonce: 'short' },
    { type: 'loam:connect', nonce: 'n'.repeat(129) },
    { type: 'loam:connect', nonce: 1 },
    { type: 'loam:connect', nonce, replay: 'yes' },
    { type: 'loam:connect', nonce, more: 1 },
    { type: 'connect', nonce },
  ])('refuses %o', (data: unknown) => {
    expect(readConnect(data)).toBeUndefined();
  });
});

describe('readCommand', () => {
  test.each([
    { type: 'reload' },
    { type: 'back' },
    { type: 'forward' },
    { type: 'build_finished' },
    { type: 'navigate', path: '/a?b=1#c' },
    { type: 'get_diagnostics', request_id: 'r1' },
    { type: 'set_theme', theme: 'dark' },
  ])('reads %o', (command) => {
    expect(readCommand({ ...command, nonce }, nonce)).toEqual(command);
  });

  test.each([
    { type: 'reload' },
    { type: 'reload', nonce: 'm'.repeat(32) },
    { type: 'reload', nonce, more: 1 },
    { type: 'reload', nonce, path: '/' },
    { type: 'navigate', nonce },
    { type: 'navigate', nonce, path: 'a' },
    { type: 'navigate', nonce, path: '//evil.test' },
    { type: 'navigate', nonce, path: '/\\evil.test' },
    { type: 'navigate', nonce, path: 'javascript:alert(1)' },
    { type: 'navigate', nonce, path: `/${'x'.repeat(3000)}` },
    { type: 'navigate', nonce, path: '/', theme: 'dark' },
    { type: 'get_diagnostics', nonce },
    { type: 'get_diagnostics', nonce, request_id: '' },
    { type: 'get_diagnostics', nonce, request_id: 'r'.repeat(65) },
    { type: 'set_theme', nonce, theme: 'blue' },
    { type: 'highlight', nonce, enabled: true },
    { type: 'unknown', nonce },
    { nonce },
    null,
    'reload',
  ])('ignores %o', (data: unknown) => {
    expect(readCommand(data, nonce)).toBeUndefined();
  });
});
