export const timeRangeWords = {
  label: 'Time range',
  presets: {
    '15m': 'Last 15 minutes',
    '30m': 'Last 30 minutes',
    '1h': 'Last hour',
    '3h': 'Last 3 hours',
    '24h': 'Last 24 hours',
    '2d': 'Last 2 days',
    '3d': 'Last 3 days',
    '5d': 'Last 5 days',
  },
  custom: 'Custom range',
  start: 'Start',
  end: 'End',
  apply: 'Apply',
} as const;
