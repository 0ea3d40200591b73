import type { Api } from '@loam/client';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../shared/api-context.tsx';
import { accountKeys } from './api.ts';

interface Leaving<Input> {
  readonly leave: (input: Input) => Promise<unknown>;
  readonly goToSignIn: (input: Input) => void;
}

/**
 * A call after which nobody is signed in here any more. The way to the sign-in page belongs to the call itself: the menu
 * or dialog that asked for it may be gone before its answer comes.
 */
export function leavingSession<Input>(cache: QueryClient, { leave, goToSignIn }: Leaving<Input>) {
  return mutationOptions({
    mutationFn: leave,
    onSuccess: (_answer, input) => {
      cache.clear();
      cache.setQueryData(accountKeys.me, null);
      goToSignIn(input);
    },
  });
}

export function useLeaveSession<Input>(
  leave: (api: Api, input: Input) => Promise<unknown>,
  nextOf: (input: Input) => string | undefined = () => undefined,
) {
  const api = useApi();
  const navigate = useNavigate();
  const goToSignIn = (input: Input) => {
    const next = nextOf(input);
    void navigate({ to: '/sign-in', search: next === undefined ? {} : { next } });
  };
  return useMutation(
    leavingSession(useQueryClient(), { leave: (input: Input) => leave(api, input), goToSignIn }),
  );
}

/** Signs out here; who is to come back after signing in says where to. */
export function useSignOut() {
  return useLeaveSession(
    (api, _next: string | undefined) => api.signOut(),
    (next) => next,
  );
}
