import type { AppPlan, Language } from '../plan/app-plan.ts';
import { hash } from '../plan/hash.ts';
import type { Change as FileChange, PlacedPicture, RespondInput } from '../reply.ts';
import { sceneNamed } from '../write/pictures/scene-words.data.ts';
import { isDrawn } from '../write/pictures/write-pictures.ts';
import { type Change, entityNamed, type Outcome } from './ask.ts';
import { mapBlocks } from './edits.ts';
import { bare } from './phrases.ts';
import { partOf, says } from './reading.ts';
import { tell } from './said.data.ts';
import type { Wish } from './wish.ts';

type Attached = RespondInput['images'][number];

/** The address of an attached picture in the app: a file of the project, whatever it is called where it was uploaded. */
export function pictureSource({ name, url }: Attached): string {
  const ending = /\.(png|jpe?g|gif|webp|avif|svg)$/i.exec(name)?.[1]?.toLowerCase() ?? 'png';
  const stem = name
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `/images/${stem === '' ? 'picture' : stem}-${hash(url).toString(36).slice(0, 6)}.${ending}`;
}

/** The pictures that a project's new sources show. */
export const picturesFor = (
  changes: readonly FileChange[],
  images: readonly Attached[],
): readonly PlacedPicture[] =>
  images
    .map((image) => ({
      path: `public${pictureSource(image)}`,
      source: pictureSource(image),
      attachment: image.url,
    }))
    .filter(({ source }) => changes.some(({ content }) => content?.includes(source) === true))
    .map(({ path, attachment }) => ({ path, attachment }));

export const isAboutPicture = ({ said }: Wish): boolean =>
  (says(said, 'picture') || says(said, 'opening')) && !says(said, 'otherPicture');

/** "Use this picture as the hero image"; without a picture it says so and touches nothing. */
export const placePicture: Change = ({ plan, wish, context, language }) => {
  const { said } = wish;
  if (!says(said, 'placing') || !isAboutPicture(wish)) return null;
  const [image] = context.images;
  const isOpening = says(said, 'opening');
  const drawn = image === undefined ? drawnAnew(plan, said, language) : null;
  if (drawn) return drawn;
  if (image === undefined)
    return says(said, 'picture') &&
      says(said, 'thisOne') &&
      (isOpening || /(?:uploaded|attached|sent)/i.test(said))
      ? { notDone: tell(language, 'noPicture') }
      : null;
  const next = isOpening ? withHeroPicture(plan, image) : plan;
  return next === plan ? null : next;
};

/** "use something with apples instead": pictures are drawn by their subject. */
function drawnAnew(plan: AppPlan, said: string, language: Language): Outcome | null {
  const subject = bare(partOf(said, 'pictureOf') ?? '').replace(
    / (?:instead|please|stattdessen|bitte)$/iu,
    '',
  );
  const hero = plan.pages[0]?.blocks.find(({ kind }) => kind === 'hero');
  const isOther = says(said, 'opening') || says(said, 'start') || says(said, 'anotherOne');
  if (subject === '' && says(said, 'anotherOne') && says(said, 'picture') && said.split(' ').length < 7)
    return { notDone: tell(language, 'noPicture') };
  if (subject === '' || !hero || !isOther || entityNamed(subject, plan)) return null;
  const scene = sceneNamed(subject);
  if (scene === undefined || !isDrawn(scene))
    return { notDone: tell(language, 'noDrawing', { name: subject }) };
  return mapBlocks(plan, (block) => (block === hero ? { ...hero, picture: subject } : block));
}

/** The same plan where no page has an opening. */
export function withHeroPicture(plan: AppPlan, image: Attached): AppPlan {
  const [start] = plan.pages;
  if (start?.blocks.some(({ kind }) => kind === 'hero') !== true) return plan;
  return mapBlocks(plan, (block, page) =>
    block.kind === 'hero' && page.id === start.id ? { ...block, picture: pictureSource(image) } : block,
  );
}
