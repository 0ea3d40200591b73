/** Faces that the template has installed, by the name that its style sheet gives them. */
export const FACES: Readonly<Record<string, string>> = {
  'Bricolage Grotesque Variable': '@fontsource-variable/bricolage-grotesque',
  'Fraunces Variable': '@fontsource-variable/fraunces',
  'Geist Variable': '@fontsource-variable/geist',
  'Geist Mono Variable': '@fontsource-variable/geist-mono',
  'Nunito Variable': '@fontsource-variable/nunito',
  'Source Serif 4 Variable': '@fontsource-variable/source-serif-4',
};

export interface Mood {
  readonly name: string;
  readonly palettes: readonly string[];
  /** Names of faces, without the word Variable. */
  readonly display: string;
  readonly text: string;
  readonly shape: string;
  readonly gesture: string;
}

/** What an app feels like, with everything that must agree for it. */
export const MOODS: readonly Mood[] = [
  {
    name: 'handmade',
    palettes: ['clay', 'honey', 'stone'],
    display: 'Fraunces',
    text: 'Nunito',
    shape: 'radius .75rem',
    gesture: 'a large still life drawn as SVG, uneven columns, a note in italics',
  },
  {
    name: 'calm care',
    palettes: ['fern', 'tide', 'stone'],
    display: 'Source Serif 4',
    text: 'Geist',
    shape: 'radius 1rem',
    gesture: 'wide margins, tinted bands, the next step (book, call) as a panel beside the headline',
  },
  {
    name: 'editorial',
    palettes: ['ink', 'plum', 'stone'],
    display: 'Fraunces',
    text: 'Source Serif 4',
    shape: 'radius 0',
    gesture: 'rules instead of boxes, numbered sections, text-8xl headings, a narrow column off centre',
  },
  {
    name: 'crisp tool',
    palettes: ['cobalt', 'tide', 'stone'],
    display: 'Geist',
    text: 'Geist',
    shape: 'radius .5rem',
    gesture: 'the work is the first screen; tinted sidebar, figures in font-mono tabular-nums',
  },
  {
    name: 'loud',
    palettes: ['coral', 'arcade', 'ink'],
    display: 'Bricolage Grotesque',
    text: 'Geist',
    shape: 'radius 0 or full',
    gesture: 'colour from edge to edge, words that nearly fill the width, one tilted mark',
  },
  {
    name: 'playful',
    palettes: ['honey', 'coral', 'fern'],
    display: 'Nunito',
    text: 'Nunito',
    shape: 'radius 1.25rem',
    gesture: 'border-2 border-foreground, hard offset shadows, big round targets, cheerful shapes',
  },
  {
    name: 'technical',
    palettes: ['arcade', 'cobalt', 'ink'],
    display: 'Geist Mono',
    text: 'Geist',
    shape: 'radius .25rem',
    gesture: 'visible grid lines, small labels in capitals, diagrams as decoration',
  },
  {
    name: 'friendly modern',
    palettes: ['tide', 'fern', 'coral', 'cobalt'],
    display: 'Bricolage Grotesque',
    text: 'Nunito',
    shape: 'radius .875rem',
    gesture: 'unequal tiles, one of them in primary, short lively sentences',
  },
];
