import type { ThemePlan } from '../../plan/app-plan.ts';
import { FONTS, MONO } from './fonts.data.ts';
import { isDarkColour, otherMode, type Tokens, tokensOf } from './tokens.ts';

const RADII: Readonly<Record<ThemePlan['radius'], string>> = {
  none: '0rem',
  small: '0.375rem',
  medium: '0.625rem',
  large: '1rem',
};

/** `src/index.css` with the app's colours, type and corners. */
export function styleSheet(theme: ThemePlan): string {
  const own = tokensOf(theme);
  const other = otherMode(theme);
  const isDark = isDarkColour(theme.background);
  const [light, dark] = isDark ? [other, own] : [own, other];
  const fonts = FONTS[theme.fonts];
  const faces = [...new Set([fonts.sans, fonts.heading, MONO].map(({ packageName }) => packageName))];
  const colours = Object.keys(own).map((name) => `  --color-${name}: var(--${name});`);
  const size = theme.textSize === undefined ? '' : `\nhtml {\n  font-size: ${theme.textSize}%;\n}\n`;
  return `@import "tailwindcss";
@import "tw-animate-css";
${faces.map((name) => `@import "${name}";`).join('\n')}

@custom-variant dark (&:is(.dark *));

/* Every colour of the app. Any CSS colour works as a value; pair each surface with a readable foreground. */
:root {
  color-scheme: light;
  --radius: ${RADII[theme.radius]};

${declarations(light)}
}

.dark {
  color-scheme: dark;

${declarations(dark)}
}
${size}
@theme inline {
  --font-sans: ${fonts.sans.stack};
  --font-heading: ${fonts.heading.stack};
  --font-mono: ${MONO.stack};

  --radius-sm: max(0px, calc(var(--radius) - 4px));
  --radius-md: max(0px, calc(var(--radius) - 2px));
  --radius-lg: var(--radius);
  --radius-xl: calc(var(--radius) * 1.4);
  --radius-2xl: calc(var(--radius) * 1.8);
  --radius-3xl: calc(var(--radius) * 2.2);

${colours.join('\n')}
}

/* A stripe over the whole width of the window, however narrow the column is that it stands in. */
@utility band {
  background-color: var(--band);
  box-shadow: 0 0 0 100vmax var(--band);
  clip-path: inset(0 -100vmax);
}

/* On a telephone each row of a table is a card: its title, then the cells below their names. */
@utility stacked {
  @media (width < 40rem) {
    & thead {
      @apply hidden;
    }

    & tr {
      @apply grid grid-cols-2 gap-x-4 gap-y-2.5 p-4;
    }

    & tbody,
    & td {
      @apply block min-w-0 p-0 wrap-anywhere whitespace-normal;
    }

    & td:not([data-label]) {
      @apply col-span-2;
    }

    & td[data-label]::before {
      @apply block text-xs text-muted-foreground content-[attr(data-label)];
    }
  }
}

${BASE}`;
}

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join('\n');

const BASE = `@layer base {
  * {
    @apply border-border outline-ring/50;
  }

  body {
    @apply min-h-svh bg-background font-sans text-foreground antialiased;
  }

  h1,
  h2,
  h3,
  h4 {
    @apply font-heading tracking-tight text-balance;
  }

  button:not(:disabled),
  [role="button"]:not(:disabled) {
    cursor: pointer;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
}
`;
