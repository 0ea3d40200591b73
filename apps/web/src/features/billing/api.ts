import type { Api } from '@loam/client';
import type { LedgerAccount, PaymentStep, Plan, WorkspaceId } from '@loam/contract';
import { type MutateOptions, infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { billingKeys } from './keys.ts';

const historyPage = 20;

export function usageQuery(api: Api, workspaceId: WorkspaceId) {
  return queryOptions({
    queryKey: billingKeys.usage(workspaceId),
    queryFn: ({ signal }) => api.getWorkspaceUsage({ params: { workspaceId }, signal }),
  });
}

export function billingQuery(api: Api, workspaceId: WorkspaceId) {
  return queryOptions({
    queryKey: billingKeys.plan(workspaceId),
    queryFn: ({ signal }) => api.getWorkspaceBilling({ params: { workspaceId }, signal }),
  });
}

export function historyQuery(api: Api, workspaceId: WorkspaceId, account: LedgerAccount | undefined) {
  return infiniteQueryOptions({
    queryKey: [...billingKeys.history(workspaceId), account ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.listLedgerEntries({
        params: { workspaceId },
        query: {
          limit: historyPage,
          ...(account === undefined ? {} : { account }),
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function useRequestTopUp(workspaceId: WorkspaceId) {
  const api = useApi();
  return usePayment((amount: number) => api.requestTopUp({ params: { workspaceId }, body: { amount } }));
}

export function useRequestPlan(workspaceId: WorkspaceId) {
  const api = useApi();
  return usePayment((plan: Plan) => api.requestPlanChange({ params: { workspaceId }, body: { plan } }));
}

export function useOpenPortal(workspaceId: WorkspaceId) {
  const api = useApi();
  return usePayment((_: void) => api.openBillingPortal({ params: { workspaceId } }));
}

/**
 * A provider's own page takes over; instructions are shown by the caller. Whoever closed what asked before the answer came
 * stays where they are.
 */
function usePayment<Input>(ask: (input: Input) => Promise<PaymentStep>) {
  const request = useMutation({ mutationFn: ask });
  const mutate = (input: Input, ends: MutateOptions<PaymentStep, Error, Input> = {}) =>
    request.mutate(input, {
      ...ends,
      onSuccess: (step, ...told) => {
        if (step.kind === 'redirect') location.assign(step.url);
        ends.onSuccess?.(step, ...told);
      },
    });
  return { ...request, mutate };
}
