import type { ThemePreference } from '@loam/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { useLocalValue } from '../../shared/local-value.ts';
import { themeValue } from '../../shared/theme-value.ts';
import { accountKeys } from './api.ts';

/** Applied at once in this browser, and kept on the account for the next one. */
export function useTheme(): readonly [ThemePreference, (theme: ThemePreference) => void] {
  const [theme, setTheme] = useLocalValue(themeValue);
  const api = useApi();
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: (next: ThemePreference) => api.updatePreferences({ body: { theme: next } }),
    onSuccess: (me) => cache.setQueryData(accountKeys.me, me),
  });
  const choose = (next: ThemePreference) => {
    setTheme(next);
    if (cache.getQueryData(accountKeys.me)) save.mutate(next);
  };
  return [theme, choose];
}
