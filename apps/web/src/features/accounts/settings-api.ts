import type { Api } from '@loam/client';
import type {
  ChangeEmailBody,
  ChangePasswordBody,
  CreateAccessTokenBody,
  DeleteAccountBody,
  Me,
  UpdatePreferencesBody,
  UpdateProfileBody,
} from '@loam/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useApi } from '../../shared/api-context.tsx';
import { accountKeys } from './api.ts';
import { useLeaveSession } from './leave-session.ts';

export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => (await api.listSessions({ signal })).sessions,
  });
}

export function tokensQuery(api: Api) {
  return queryOptions({
    queryKey: accountKeys.tokens,
    queryFn: async ({ signal }) => (await api.listAccessTokens({ signal })).access_tokens,
  });
}

/** Every answer of these calls is the account as it now is. */
function useMeMutation<Input>(change: (api: Api, input: Input) => Promise<Me>) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: (me) => cache.setQueryData(accountKeys.me, me),
  });
}

export function useUpdateProfile() {
  return useMeMutation((api, body: z.input<typeof UpdateProfileBody>) => api.updateProfile({ body }));
}

export function useUploadAvatar() {
  return useMeMutation((api, image: Blob) => api.uploadAvatar({ bytes: image, contentType: image.type }));
}

export function useRemoveAvatar() {
  return useMeMutation(async (api, _: undefined) => {
    await api.deleteAvatar();
    return api.getMe();
  });
}

type PreferenceChange = z.input<typeof UpdatePreferencesBody>;

/** A switch answers at once; when the server refuses, it goes back and the caller says why. */
export function useUpdatePreferences() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: PreferenceChange) => api.updatePreferences({ body }),
    onMutate: ({ notifications }) => {
      const before = cache.getQueryData<Me>(accountKeys.me);
      if (before) {
        const merged = { ...before.notifications, ...definedOnly(notifications) };
        cache.setQueryData<Me>(accountKeys.me, { ...before, notifications: merged });
      }
      return { before };
    },
    onSuccess: (me) => cache.setQueryData(accountKeys.me, me),
    onError: (_error, _change, context) => cache.setQueryData(accountKeys.me, context?.before),
  });
}

function definedOnly(change: PreferenceChange['notifications']): Partial<Me['notifications']> {
  return Object.fromEntries(Object.entries(change ?? {}).filter(([, value]) => value !== undefined));
}

export function useChangePassword() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof ChangePasswordBody>) => api.changePassword({ body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
}

export function useChangeEmail() {
  const api = useApi();
  return useMutation({ mutationFn: (body: z.input<typeof ChangeEmailBody>) => api.changeEmail({ body }) });
}

export function useSendVerification() {
  const api = useApi();
  return useMutation({ mutationFn: () => api.sendEmailVerification() });
}

export function useRevokeSession() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => api.revokeSession({ params: { sessionId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
}

export function useRevokeOtherSessions() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.revokeOtherSessions(),
    onSettled: () => cache.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
}

export function useSignOutEverywhere() {
  return useLeaveSession((api, _: undefined) => api.signOutEverywhere());
}

export function useDeleteAccount() {
  return useLeaveSession((api, body: z.input<typeof DeleteAccountBody>) => api.deleteAccount({ body }));
}

export function useCreateToken() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof CreateAccessTokenBody>) => api.createAccessToken({ body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: accountKeys.tokens }),
  });
}

export function useRevokeToken() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) => api.revokeAccessToken({ params: { tokenId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: accountKeys.tokens }),
  });
}
