import { type Api, ApiProblem } from '@loam/client';
import type { Me, SignInBody, SignInProvider, SignUpBody } from '@loam/contract';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useApi } from '../../shared/api-context.tsx';

type SignInFields = z.input<typeof SignInBody>;
type SignUpFields = z.input<typeof SignUpBody>;

export const accountKeys = {
  installation: ['installation'],
  me: ['me'],
  sessions: ['me', 'sessions'],
  tokens: ['me', 'tokens'],
  profile: (handle: string) => ['profile', handle],
} as const;

export function installationQuery(api: Api) {
  return queryOptions({
    queryKey: accountKeys.installation,
    queryFn: ({ signal }) => api.getInstallation({ signal }),
    staleTime: 60_000,
  });
}

/** Null without a session. */
export function meQuery(api: Api) {
  return queryOptions({
    queryKey: accountKeys.me,
    queryFn: async ({ signal }): Promise<Me | null> => {
      try {
        return await api.getMe({ signal });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'unauthenticated') return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
}

export function useInstallation() {
  return useSuspenseQuery(installationQuery(useApi())).data;
}

export function useMe(): Me | null {
  return useSuspenseQuery(meQuery(useApi())).data;
}

/** The cookie is set by the answer; everything known before belongs to nobody or to someone else. */
function useEnterSession<Body>(enter: (api: Api, body: Body) => Promise<{ readonly user: Me }>) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => enter(api, body),
    async onSuccess({ user }) {
      cache.clear();
      cache.setQueryData(accountKeys.me, user);
      await cache.fetchQuery(installationQuery(api));
    },
  });
}

export function useSignIn() {
  return useEnterSession((api, body: SignInFields) => api.signIn({ body }));
}

export function useSignUp() {
  return useEnterSession((api, body: SignUpFields) => api.signUp({ body }));
}

export function useProviderSignIn() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { provider: SignInProvider; return_to: string }) => api.signInWithProvider({ body }),
    onSuccess: ({ url }) => location.assign(url),
  });
}

export function useRequestPasswordReset() {
  const api = useApi();
  return useMutation({ mutationFn: (body: { email: string }) => api.requestPasswordReset({ body }) });
}

export function useResetPassword() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { token: string; new_password: string; revoke_tokens: boolean }) =>
      api.resetPassword({ body }),
  });
}

export function confirmEmailQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: () => api.confirmEmail({ body: { token } }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export function profileQuery(api: Api, handle: string) {
  return queryOptions({
    queryKey: accountKeys.profile(handle),
    queryFn: ({ signal }) => api.getProfile({ params: { handle }, signal }),
  });
}
