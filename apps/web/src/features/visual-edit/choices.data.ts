import type { UtilityGroup } from './model/utility-groups.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceControl {
  readonly group: UtilityGroup;
  readonly label: string;
  readonly choices: readonly Choice[];
}

const named = (prefix: string, names: readonly string[]): readonly Choice[] =>
  names.map((name) => ({ value: `${prefix}${name}`, label: name }));

const steps = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24', '32'];
const extents = ['auto', 'fit', 'full', 'screen', '1/2', '1/3', '2/3', '1/4', '3/4'];
const lengths = ['4', '6', '8', '10', '12', '16', '24', '32', '40', '48', '64', '80', '96'];

export const typeControls: readonly ChoiceControl[] = [
  {
    group: 'fontSize',
    label: 'Size',
    choices: named('text-', ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl']),
  },
  {
    group: 'fontWeight',
    label: 'Weight',
    choices: named('font-', ['light', 'normal', 'medium', 'semibold', 'bold', 'extrabold']),
  },
  { group: 'textAlign', label: 'Align', choices: named('text-', ['left', 'center', 'right', 'justify']) },
];

export const spacingControls: readonly ChoiceControl[] = [
  { group: 'paddingX', label: 'Padding ↔', choices: named('px-', steps) },
  { group: 'paddingY', label: 'Padding ↕', choices: named('py-', steps) },
  { group: 'marginTop', label: 'Margin ↑', choices: [...named('mt-', steps), ...named('mt-', ['auto'])] },
  { group: 'marginBottom', label: 'Margin ↓', choices: [...named('mb-', steps), ...named('mb-', ['auto'])] },
  { group: 'gap', label: 'Gap', choices: named('gap-', steps) },
];

export const sizeControls: readonly ChoiceControl[] = [
  { group: 'width', label: 'Width', choices: named('w-', [...extents, ...lengths]) },
  { group: 'height', label: 'Height', choices: named('h-', [...extents, ...lengths]) },
];

export const frameControls: readonly ChoiceControl[] = [
  {
    group: 'radius',
    label: 'Radius',
    choices: named('rounded-', ['none', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'full']),
  },
  {
    group: 'borderWidth',
    label: 'Border',
    choices: [
      { value: 'border-0', label: '0' },
      { value: 'border', label: '1' },
      { value: 'border-2', label: '2' },
      { value: 'border-4', label: '4' },
    ],
  },
  { group: 'shadow', label: 'Shadow', choices: named('shadow-', ['none', 'sm', 'md', 'lg', 'xl', '2xl']) },
  {
    group: 'opacity',
    label: 'Opacity',
    choices: named('opacity-', ['0', '10', '25', '50', '75', '90', '100']),
  },
];

export const layoutControls: readonly ChoiceControl[] = [
  {
    group: 'direction',
    label: 'Direction',
    choices: named('flex-', ['row', 'col', 'row-reverse', 'col-reverse']),
  },
  {
    group: 'justify',
    label: 'Justify',
    choices: named('justify-', ['start', 'center', 'end', 'between', 'around', 'evenly']),
  },
  {
    group: 'items',
    label: 'Align',
    choices: named('items-', ['start', 'center', 'end', 'stretch', 'baseline']),
  },
];

/** How the shades of Tailwind look; only their names go into the source. */
export const palette: readonly (readonly [hue: string, shades: readonly (readonly [string, string])[]])[] = [
  [
    'slate',
    [
      ['100', '#f1f5f9'],
      ['300', '#cbd5e1'],
      ['500', '#64748b'],
      ['700', '#334155'],
      ['900', '#0f172a'],
    ],
  ],
  [
    'red',
    [
      ['100', '#fee2e2'],
      ['300', '#fca5a5'],
      ['500', '#ef4444'],
      ['700', '#b91c1c'],
      ['900', '#7f1d1d'],
    ],
  ],
  [
    'orange',
    [
      ['100', '#ffedd5'],
      ['300', '#fdba74'],
      ['500', '#f97316'],
      ['700', '#c2410c'],
      ['900', '#7c2d12'],
    ],
  ],
  [
    'amber',
    [
      ['100', '#fef3c7'],
      ['300', '#fcd34d'],
      ['500', '#f59e0b'],
      ['700', '#b45309'],
      ['900', '#78350f'],
    ],
  ],
  [
    'green',
    [
      ['100', '#dcfce7'],
      ['300', '#86efac'],
      ['500', '#22c55e'],
      ['700', '#15803d'],
      ['900', '#14532d'],
    ],
  ],
  [
    'teal',
    [
      ['100', '#ccfbf1'],
      ['300', '#5eead4'],
      ['500', '#14b8a6'],
      ['700', '#0f766e'],
      ['900', '#134e4a'],
    ],
  ],
  [
    'sky',
    [
      ['100', '#e0f2fe'],
      ['300', '#7dd3fc'],
      ['500', '#0ea5e9'],
      ['700', '#0369a1'],
      ['900', '#0c4a6e'],
    ],
  ],
  [
    'blue',
    [
      ['100', '#dbeafe'],
      ['300', '#93c5fd'],
      ['500', '#3b82f6'],
      ['700', '#1d4ed8'],
      ['900', '#1e3a8a'],
    ],
  ],
  [
    'violet',
    [
      ['100', '#ede9fe'],
      ['300', '#c4b5fd'],
      ['500', '#8b5cf6'],
      ['700', '#6d28d9'],
      ['900', '#4c1d95'],
    ],
  ],
  [
    'pink',
    [
      ['100', '#fce7f3'],
      ['300', '#f9a8d4'],
      ['500', '#ec4899'],
      ['700', '#be185d'],
      ['900', '#831843'],
    ],
  ],
];
