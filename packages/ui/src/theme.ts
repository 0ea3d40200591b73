export const themePreferences = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];
export type ResolvedTheme = 'light' | 'dark';

const darkSchemeQuery = '(prefers-color-scheme: dark)';

export function resolveTheme(preference: ThemePreference, systemPrefersDark: boolean): ResolvedTheme {
  if (preference === 'system') return systemPrefersDark ? 'dark' : 'light';
  return preference;
}

export function isThemePreference(value: unknown): value is ThemePreference {
  return themePreferences.some((preference) => preference === value);
}

type ThemeTarget = {
  readonly classList: { toggle(name: string, force: boolean): boolean };
  readonly style: { colorScheme: string };
};

/** Puts a theme on the root element. Following the system later is the caller's: subscribe with `watchSystemTheme`. */
export function applyTheme(
  preference: ThemePreference,
  target: ThemeTarget = document.documentElement,
  systemPrefersDark: boolean = matchMedia(darkSchemeQuery).matches,
): ResolvedTheme {
  const theme = resolveTheme(preference, systemPrefersDark);
  target.classList.toggle('dark', theme === 'dark');
  target.style.colorScheme = theme;
  return theme;
}

/** Calls back when the system's colour scheme changes; returns the way to stop. */
export function watchSystemTheme(onChange: () => void): () => void {
  const query = matchMedia(darkSchemeQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
