import { z } from 'zod';
import { createLocalValue } from '../../shared/local-value.ts';

export const isBannerDismissed = createLocalValue<boolean>({
  key: 'analytics-banner-dismissed',
  version: '1',
  schema: z.boolean(),
  fallback: false,
});
