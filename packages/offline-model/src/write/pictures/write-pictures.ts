import { partFiles } from '@loam/app-library';
import type { AppPlan } from '../../plan/app-plan.ts';
import { kebab } from '../names.ts';
import { recordScene } from './record-scene.ts';
import { sceneFor, tradeWords } from './scene-words.data.ts';

/** The scenes that this app needs. */
export function pictureFiles(plan: AppPlan): Readonly<Record<string, string>> {
  const names = scenesOf(plan);
  const scenes = names.filter(isDrawn).map((name) => `  ${name}: ${name}Scene,`);
  const fallback = sceneFor('', tradeWords(plan));
  return {
    'src/components/pictures/scenes.tsx': `/** Drawn in the colours of the theme: --a and --b, a dark --ink and a light --paper. */
export const pictureScenes: Record<string, ReactNode> = {
${scenes.join('\n')}
};

export const DEFAULT_SCENE = "${fallback}";
`,
  };
}

/** Whether the library has a drawing of it. */
export const isDrawn = (scene: string): boolean =>
  partFiles().has(`src/components/pictures/scenes/${kebab(scene)}.tsx`);

function scenesOf(plan: AppPlan): readonly string[] {
  const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  const trade = tradeWords(plan);
  const named = [
    ...plan.entities.flatMap((entity) =>
      entity.fields
        .filter((field) => field.type === 'image')
        .flatMap((field) =>
          entity.seed.map((row) => recordScene({ entity, row, words: wordsOf(row[field.id]) }, trade)),
        ),
    ),
    ...plan.pages.flatMap((page) =>
      page.blocks.map((block) => sceneFor(block.kind === 'hero' ? block.picture : '', plan.domain)),
    ),
  ];
  return [...new Set([sceneFor('', trade), 'person', 'woman', ...named])].toSorted();
}
