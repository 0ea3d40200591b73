import { ApiProblem } from '@loam/client';
import { toast } from '@loam/ui';
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownProblem } from '../shared/problems.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A dialog that asked for a change: it can be closed, and the change can then fail. */
function asked(detail: string, options: MutationObserverOptions<void, Error, void> = {}) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const observer = new MutationObserver(createQueryClient(), {
    mutationFn: () => {
      begun.resolve();
      return end.promise;
    },
    ...options,
  });
  const close = observer.subscribe(() => {});
  const answer = observer.mutate(undefined);
  const refuse = async () => {
    await begun.promise;
    end.reject(new ApiProblem({ status: 403, code: 'forbidden', detail, traceId: 't' }));
  };
  return { answer, close, refuse };
}

const toldOf = (detail: string) =>
  toast.getHistory().filter((told) => 'description' in told && told.description === detail).length;

test('what fails after its dialog was closed is told by the page', async () => {
  const { answer, close, refuse } = asked('Not after closing.');
  close();
  void refuse();
  await expect(answer).rejects.toThrow('Not after closing.');
  vi.runAllTimers();
  expect(toldOf('Not after closing.')).toBe(1);
});

test('what fails while its dialog is open is left to the dialog', async () => {
  const { answer, refuse } = asked('Not while open.');
  void refuse();
  await expect(answer).rejects.toThrow('Not while open.');
  vi.runAllTimers();
  expect(toldOf('Not while open.')).toBe(0);
});

test('what somebody else tells is not told twice', async () => {
  const { answer, close, refuse } = asked('Told by who waits.');
  close();
  const told = answer.catch((error: unknown) =>
    toast.error('Failed', { description: shownProblem(error).message }),
  );
  void refuse();
  await told;
  vi.runAllTimers();
  expect(toldOf('Told by who waits.')).toBe(1);
});

test('taking a change back is not telling', async () => {
  let isTakenBack = false;
  const { answer, close, refuse } = asked('Taken back.', { onError: () => (isTakenBack = true) });
  close();
  void refuse();
  await expect(answer).rejects.toThrow('Taken back.');
  vi.runAllTimers();
  expect([isTakenBack, toldOf('Taken back.')]).toEqual([true, 1]);
});
