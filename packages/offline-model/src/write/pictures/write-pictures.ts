import type { AppPlan } from '../../plan/app-plan.ts';
import type { Draft } from '../draft.ts';
import { recordScene } from './record-scene.ts';
import { sceneFor } from './scene-words.data.ts';
import { MORE_SCENES } from './scenes-more.data.ts';
import { SCENES } from './scenes.data.ts';

/** The scenes that this app needs, and the component that shows them. Added only where something names `Picture`. */
export function pictureFiles(draft: Draft): Readonly<Record<string, string>> {
  const names = scenesOf(draft.plan);
  const scenes = names.map((name) => {
    const shapes = (SCENES[name] ?? MORE_SCENES[name] ?? []).map((shape) => `      ${shape}`);
    return `  ${name}: (\n    <>\n${shapes.join('\n')}\n    </>\n  ),`;
  });
  const fallback = sceneFor('', draft.plan.domain);
  return {
    'src/components/pictures/scenes.tsx': `/** Drawn in the colours of the theme: --a and --b, a dark --ink and a light --paper. */
export const pictureScenes: Record<string, ReactNode> = {
${scenes.join('\n')}
};

export const DEFAULT_SCENE = "${fallback}";
`,
    'src/components/pictures/Picture.tsx': PICTURE,
    'src/components/pictures/Backdrop.tsx': BACKDROP,
  };
}

function scenesOf(plan: AppPlan): readonly string[] {
  const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  const named = [
    ...plan.entities.flatMap((entity) =>
      entity.fields
        .filter((field) => field.type === 'image')
        .flatMap((field) =>
          entity.seed.map((row) => recordScene({ entity, row, words: wordsOf(row[field.id]) }, plan.domain)),
        ),
    ),
    ...plan.pages.flatMap((page) =>
      page.blocks.map((block) => sceneFor(block.kind === 'hero' ? block.picture : '', plan.domain)),
    ),
  ];
  return [
    ...new Set([sceneFor('', plan.domain), sceneFor(plan.domain, plan.name), 'person', 'woman', ...named]),
  ].toSorted();
}

const PICTURE = `interface PictureProps {
  /** An address, or the name of a scene. */
  image: string;
  /** What it shows; two pictures of the same scene differ by it. */
  name: string;
  className?: string;
}

const TINTS = [
  ["--chart-1", "--chart-2"],
  ["--chart-2", "--chart-1"],
  ["--chart-1", "--chart-3"],
  ["--chart-2", "--chart-4"],
  ["--chart-1", "--chart-5"],
  ["--chart-3", "--chart-1"],
] as const;

const PEOPLE = [
  ["#f3d3bd", "#5b3a29"],
  ["#e3b18f", "#2e1f1a"],
  ["#c58c63", "#241811"],
  ["#8d5a3b", "#17100c"],
  ["#f0c9a8", "#a8672f"],
  ["#6f4630", "#120c09"],
] as const;

export function Picture({ image, name, className }: PictureProps) {
  if (/^(data:|blob:|https?:|\\/)/.test(image)) {
    return <img src={image} alt={name} loading="lazy" className={cn("w-full object-cover", className)} />;
  }
  const number = name === "" ? 0 : numberOf(name);
  const [first, second] = TINTS[number % TINTS.length] ?? TINTS[0];
  const [skin, hair] = PEOPLE[Math.floor(number / 8) % PEOPLE.length] ?? PEOPLE[0];
  const style = {
    "--a": \`var(\${first})\`,
    "--b": \`var(\${second})\`,
    "--ink": \`color-mix(in oklab, var(\${first}) 45%, black)\`,
    "--paper": \`color-mix(in oklab, var(\${second}) 10%, white)\`,
    "--skin": skin,
    "--hair": hair,
  } as CSSProperties;
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={style}
      className={cn("block w-full", className)}
    >
      <Backdrop number={number} />
      <g transform={number % 2 === 0 ? undefined : "translate(400 0) scale(-1 1)"}>
        {pictureScenes[image] ?? pictureScenes[DEFAULT_SCENE]}
      </g>
    </svg>
  );
}

/** Names that differ in a letter are far apart, so that neighbours in a list do not look alike. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
`;

const BACKDROP = `/** What lies behind a scene; the number chooses among several. */
export function Backdrop({ number }: { number: number }) {
  return (
    <>
      <rect width="400" height="300" fill="color-mix(in oklab, var(--a) 24%, var(--card))" />
      {SHAPES[Math.floor(number / 6) % SHAPES.length]}
    </>
  );
}

const SHAPES = [
  <g key="sun" fill="var(--b)" opacity="0.22">
    <circle cx="330" cy="60" r="110" />
    <circle cx="40" cy="270" r="70" />
  </g>,
  <g key="waves" fill="none" stroke="var(--b)" strokeWidth="14" opacity="0.25">
    <path d="M-20 70c70-40 140 40 210 0s140 40 230 0" />
    <path d="M-20 150c70-40 140 40 210 0s140 40 230 0" />
    <path d="M-20 230c70-40 140 40 210 0s140 40 230 0" />
  </g>,
  <g key="stripes" stroke="var(--b)" strokeWidth="22" opacity="0.18">
    <path d="M-40 220 240-60M40 300 340 0M140 320 440 20M-100 160 120-60" />
  </g>,
  <g key="hills" fill="var(--b)" opacity="0.26">
    <path d="M0 300V200c80-50 150-20 210 10s120 30 190-30v120Z" />
  </g>,
  <g key="arch" fill="var(--b)" opacity="0.22">
    <path d="M70 300V150a130 130 0 0 1 260 0v150Z" />
  </g>,
  <g key="rings" fill="none" stroke="var(--b)" strokeWidth="12" opacity="0.2">
    <circle cx="200" cy="150" r="120" />
    <circle cx="200" cy="150" r="160" />
    <circle cx="200" cy="150" r="200" />
  </g>,
  <g key="horizon" fill="var(--b)" opacity="0.24">
    <path d="M0 210h400v90H0Z" />
    <circle cx="90" cy="80" r="46" />
  </g>,
  <g key="dots" fill="var(--b)" opacity="0.3">
    {Array.from({ length: 40 }, (_, index) => (
      <circle key={index} cx={25 + (index % 8) * 50} cy={30 + Math.floor(index / 8) * 60} r="5" />
    ))}
  </g>,
];
`;
