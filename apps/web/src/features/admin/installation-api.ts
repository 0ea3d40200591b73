import type { Api } from '@loam/client';
import type { AdminFailedJob, AdminSettings, MailStatus } from '@loam/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { accountKeys } from '../accounts/api.ts';
import { adminKeys } from './keys.ts';

const watchEveryMs = 10_000;

export function mailsQuery(api: Api, status: MailStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: [...adminKeys.mails, status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.listAdminMails({
        query: {
          ...(status === undefined ? {} : { status }),
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function mailQuery(api: Api, mailId: string) {
  return queryOptions({
    queryKey: adminKeys.mail(mailId),
    queryFn: ({ signal }) => api.getAdminMail({ params: { mailId }, signal }),
  });
}

export function useRetryMail() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => api.retryAdminMail({ params: { mailId } }),
    onSuccess: (mail) => cache.setQueryData(adminKeys.mail(mail.id), mail),
    onSettled: () => cache.invalidateQueries({ queryKey: adminKeys.mails }),
  });
}

export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: adminKeys.settings,
    queryFn: ({ signal }) => api.getAdminSettings({ signal }),
  });
}

export function useUpdateSettings() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<AdminSettings>) => api.updateAdminSettings({ body }),
    onMutate: (change) => {
      const before = cache.getQueryData<AdminSettings>(adminKeys.settings);
      if (before) cache.setQueryData(adminKeys.settings, { ...before, ...change });
      return { before };
    },
    onSuccess: async (settings) => {
      cache.setQueryData(adminKeys.settings, settings);
      await cache.invalidateQueries({ queryKey: accountKeys.installation });
    },
    onError: (_error, _change, context) => cache.setQueryData(adminKeys.settings, context?.before),
  });
}

export function jobsQuery(api: Api) {
  return queryOptions({
    queryKey: adminKeys.jobs,
    queryFn: async ({ signal }) => (await api.getAdminJobs({ signal })).queues,
    refetchInterval: watchEveryMs,
  });
}

export function failedJobsQuery(api: Api) {
  return queryOptions({
    queryKey: adminKeys.failedJobs,
    queryFn: async ({ signal }) => (await api.listAdminFailedJobs({ signal })).jobs,
    refetchInterval: watchEveryMs,
  });
}

export function useRetryJob() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ queue, id }: Pick<AdminFailedJob, 'queue' | 'id'>) =>
      api.retryAdminJob({ params: { queue, jobId: id } }),
    onMutate: ({ id }) =>
      cache.setQueryData<AdminFailedJob[]>(adminKeys.failedJobs, (jobs) =>
        jobs?.filter((job) => job.id !== id),
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: adminKeys.jobs }),
  });
}

export function healthQuery(api: Api) {
  return queryOptions({
    queryKey: adminKeys.health,
    queryFn: ({ signal }) => api.getAdminHealth({ signal }),
    refetchInterval: watchEveryMs,
  });
}
