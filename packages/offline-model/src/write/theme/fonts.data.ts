import type { FontPairing } from '../../plan/app-plan.ts';

/** A face that the template carries: the package that its style sheet imports, and how styles name it. */
interface Face {
  readonly packageName: string;
  readonly stack: string;
}

interface Pairing {
  readonly sans: Face;
  readonly heading: Face;
}

const GEIST: Face = {
  packageName: '@fontsource-variable/geist',
  stack: '"Geist Variable", ui-sans-serif, system-ui, sans-serif',
};
const GEIST_MONO: Face = {
  packageName: '@fontsource-variable/geist-mono',
  stack: '"Geist Mono Variable", ui-monospace, monospace',
};
const FRAUNCES: Face = {
  packageName: '@fontsource-variable/fraunces',
  stack: '"Fraunces Variable", "Iowan Old Style", Palatino, Georgia, serif',
};
const BRICOLAGE: Face = {
  packageName: '@fontsource-variable/bricolage-grotesque',
  stack: '"Bricolage Grotesque Variable", ui-sans-serif, system-ui, sans-serif',
};
const NUNITO: Face = {
  packageName: '@fontsource-variable/nunito',
  stack: '"Nunito Variable", ui-rounded, system-ui, sans-serif',
};
const SOURCE_SERIF: Face = {
  packageName: '@fontsource-variable/source-serif-4',
  stack: '"Source Serif 4 Variable", Charter, Cambria, Georgia, serif',
};

/** Nothing is fetched from elsewhere: the faces come with the app. */
export const FONTS: Readonly<Record<FontPairing, Pairing>> = {
  geist: { sans: GEIST, heading: GEIST },
  'serif-display': { sans: GEIST, heading: FRAUNCES },
  humanist: { sans: GEIST, heading: BRICOLAGE },
  'mono-accent': { sans: GEIST, heading: GEIST_MONO },
  rounded: { sans: NUNITO, heading: NUNITO },
  classic: { sans: SOURCE_SERIF, heading: SOURCE_SERIF },
};

/** Figures, codes and clocks stand in it, whatever the rest is set in. */
export const MONO = GEIST_MONO;
