/** Beyond the words of the specification. */
export const aiWords = {
  period: 'Time period',
  periods: { '1': 'Last 24 hours', '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' },
  requests: 'Total requests',
  models: 'Models',
  topModel: 'Top model',
  none: '–',
  chart: 'Requests by model over time',
  failed: 'The use of models could not be loaded',
  cardCalls: '{n} requests in 7 days',
} as const;
