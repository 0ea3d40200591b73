/** A colour of the project's theme as the page shows it; older themes keep bare numbers for `hsl()`. */
export function themeColourOf(
  styles: Readonly<Record<string, string>>,
  name: string | undefined,
): string | undefined {
  const value = name === undefined ? undefined : styles[`--${name}`];
  if (value === undefined || value === '') return undefined;
  return bareHsl.test(value) ? `hsl(${value})` : value;
}

const bareHsl = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/;

/** Those that the project has, by name and in the order in which the page tells them. */
export function themeColourNames(styles: Readonly<Record<string, string>>): string[] {
  return Object.entries(styles).flatMap(([name, value]) =>
    name.startsWith('--') && value !== '' ? [name.slice('--'.length)] : [],
  );
}
