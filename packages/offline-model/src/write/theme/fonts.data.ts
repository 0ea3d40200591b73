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

const face = (name: string, stack: string): Face => ({
  packageName: `@fontsource-variable/${name}`,
  stack,
});

const GEIST = face('geist', '"Geist Variable", ui-sans-serif, system-ui, sans-serif');
const GEIST_MONO = face('geist-mono', '"Geist Mono Variable", ui-monospace, monospace');
const FRAUNCES = face('fraunces', '"Fraunces Variable", "Iowan Old Style", Palatino, Georgia, serif');
const BRICOLAGE = face(
  'bricolage-grotesque',
  '"Bricolage Grotesque Variable", ui-sans-serif, system-ui, sans-serif',
);
const NUNITO = face('nunito', '"Nunito Variable", ui-rounded, system-ui, sans-serif');
const SOURCE_SERIF = face('source-serif-4', '"Source Serif 4 Variable", Charter, Cambria, Georgia, serif');

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
