import type { AppPlan } from '../plan/app-plan.ts';
import { hash } from '../plan/hash.ts';
import type { Change as FileChange, PlacedPicture, RespondInput } from '../reply.ts';
import type { Change } from './ask.ts';
import { mapBlocks } from './edits.ts';
import { says } from './reading.ts';
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
  if (image === undefined)
    return says(said, 'picture') &&
      says(said, 'thisOne') &&
      (isOpening || /(?:uploaded|attached|sent)/i.test(said))
      ? { notDone: tell(language, 'noPicture') }
      : null;
  const next = isOpening ? withHeroPicture(plan, image) : plan;
  return next === plan ? null : next;
};

/** The same plan where no page has an opening. */
export function withHeroPicture(plan: AppPlan, image: Attached): AppPlan {
  const [start] = plan.pages;
  if (start?.blocks.some(({ kind }) => kind === 'hero') !== true) return plan;
  return mapBlocks(plan, (block, page) =>
    block.kind === 'hero' && page.id === start.id ? { ...block, picture: pictureSource(image) } : block,
  );
}
