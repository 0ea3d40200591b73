import { IconButton, resolveTheme, useMediaQuery } from '@loam/ui';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../features/accounts/theme.ts';

/** Switches between light and dark; following the system again is in the account menu. */
export function ThemeButton() {
  const [preference, setTheme] = useTheme();
  const theme = resolveTheme(preference, useMediaQuery('(prefers-color-scheme: dark)'));
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${other} theme`} side="bottom" onClick={() => setTheme(other)}>
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
