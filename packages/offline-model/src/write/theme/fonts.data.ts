import type { FontPairing } from '../../plan/app-plan.ts';

const GEIST = '"Geist Variable", ui-sans-serif, system-ui, sans-serif';

/** Faces that the template carries or that systems have; nothing is fetched. */
export const FONTS: Readonly<Record<FontPairing, { readonly sans: string; readonly heading: string }>> = {
  geist: { sans: GEIST, heading: GEIST },
  'serif-display': {
    sans: GEIST,
    heading: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif',
  },
  humanist: {
    sans: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", "Source Sans 3", sans-serif',
    heading: 'Optima, Candara, "Gill Sans Nova", "Noto Sans", Ubuntu, sans-serif',
  },
  'mono-accent': {
    sans: GEIST,
    heading: '"Geist Mono Variable", ui-monospace, "Cascadia Code", Menlo, monospace',
  },
  rounded: {
    sans: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Arial Rounded MT Bold", "Geist Variable", sans-serif',
    heading:
      'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Arial Rounded MT Bold", "Geist Variable", sans-serif',
  },
  classic: {
    sans: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
    heading: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Display", Georgia, serif',
  },
};
