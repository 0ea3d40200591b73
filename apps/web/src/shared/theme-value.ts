import { applyTheme, themePreferences, type ThemePreference, watchSystemTheme } from '@loam/ui';
import { z } from 'zod';
import { createLocalValue } from './local-value.ts';

/** Read by public/theme.js before the first paint: the key and shape must stay the same there. */
export const themeValue = createLocalValue<ThemePreference>({
  key: 'theme',
  version: '1',
  schema: z.enum(themePreferences),
  fallback: 'system',
});

export function followTheme(): () => void {
  const apply = () => void applyTheme(themeValue.get());
  apply();
  const stops = [themeValue.subscribe(apply), watchSystemTheme(apply)];
  return () => stops.forEach((stop) => stop());
}
