import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { askAgain } from './ask-again.ts';

function watched() {
  const cache = new QueryClient();
  const answers: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(cache, {
    queryKey: ['rows'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
  });
  onTestFinished(observer.subscribe(() => {}));
  return { cache, answers, shown: () => cache.getQueryData(['rows']) };
}

test('a first answer that may be older than the change is not the last', async () => {
  const { cache, answers, shown } = watched();
  const asked = askAgain(cache, { queryKey: ['rows'] });
  answers[0]?.resolve('old');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve('new');
  await asked;
  expect(shown()).toBe('new');
});

test('what was answered before is asked once', async () => {
  const { cache, answers, shown } = watched();
  answers[0]?.resolve('old');
  await expect.poll(shown).toBe('old');
  const asked = askAgain(cache, { queryKey: ['rows'] });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve('new');
  await asked;
  expect(answers).toHaveLength(2);
  expect(shown()).toBe('new');
});
