import { describe, expect, test } from 'vitest';
import { bodyOf, KeyFields, ServerFields, valuesOf } from './server-fields.ts';

const filled = { ...valuesOf(null), base_url: 'http://127.0.0.1:1234/v1' };

describe('the fields of a model server', () => {
  test.each([
    ['', undefined],
    ['128000', 128_000],
    ['128,000', 128_000],
    ['1 000 000', 1_000_000],
    ['32k', 32_000],
    ['1M', 1_000_000],
  ])('%j tokens are %j', (text, tokens) => {
    expect(ServerFields.parse({ ...filled, context_tokens: text }).context_tokens).toBe(tokens);
  });

  test.each(['many', '12', '99m', '-5', '1.5k'])('%j tokens are refused with a reason', (text) => {
    const result = ServerFields.safeParse({ ...filled, context_tokens: text });
    expect(result.error?.issues[0]).toMatchObject({
      path: ['context_tokens'],
      message: expect.stringMatching(/tokens/),
    });
  });

  test('what was saved stands in the form, and automatic is not sent', () => {
    const saved = {
      base_url: 'http://a.test/v1',
      default_model: 'qwen',
      context_tokens: 32_768,
      sees_images: false,
    };
    expect(bodyOf(ServerFields.parse(valuesOf(saved)))).toEqual(saved);
    expect(bodyOf(ServerFields.parse(filled))).toEqual({ base_url: 'http://127.0.0.1:1234/v1' });
  });

  test('an address is needed for a server, a key for a provider', () => {
    expect(ServerFields.safeParse(valuesOf(null)).error?.issues[0]?.path).toEqual(['base_url']);
    expect(KeyFields.safeParse(valuesOf(null)).error?.issues[0]?.path).toEqual(['api_key']);
  });
});
