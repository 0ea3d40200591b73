import type { ChatModel } from '@loam/contract';
import { expect, test } from 'vitest';
import { canAsk } from './can-ask.ts';

const model = (fields: Partial<ChatModel>): ChatModel => ({
  id: 'gpt-5',
  label: 'GPT',
  provider: 'openai',
  is_available: true,
  runs_as: 'gpt-5',
  context_tokens: null,
  sees_images: false,
  price: null,
  ...fields,
});

test('an app can ask a model that is connected, and never the offline one', () => {
  expect(canAsk([model({})])).toBe(true);
  expect(canAsk([model({ is_available: false })])).toBe(false);
  expect(canAsk([model({ id: 'auto' }), model({ id: 'offline', provider: 'offline' })])).toBe(false);
});
