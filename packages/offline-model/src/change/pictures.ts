import type { AppPlan } from '../plan/app-plan.ts';
import { hash } from '../plan/hash.ts';
import type { Change, PlacedPicture, RespondInput } from '../reply.ts';
import type { Changer } from './ask.ts';
import { mapBlocks } from './edits.ts';
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
  changes: readonly Change[],
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

const PICTURE =
  /(?<!\p{L})(?:pictures?|photos?|photographs?|images?|screenshots?|the one i (?:uploaded|attached|sent)|bilde?r?|titelbild|fotos?|imagen|imágenes|imagem|imagens|photographies?|image)(?!\p{L})/iu;
const OPENING =
  /(?<!\p{L})(?:hero|banner|header image|cover|main (?:picture|photo|image)|background of the (?:hero|first page|home ?page)|titelbild|aufmacher|portada|capa|bannière|couverture|top of the (?:home|first|start|landing) ?page)(?!\p{L})/iu;
const PLACING =
  /(?<!\p{L})(?:use|put|set|place|make|take|show|replace|verwende|nimm|nutze|setze|utilise[zr]?|mets|mettez|usa|use|pon|coloca|coloque|ponha)(?!\p{L})/iu;
/** "the picture of the products": a field or a part of the app, not what came along. */
const OTHER =
  /(?<!\p{L})(?:field|column|upload|gallery|each|every|bigger|larger|smaller|rounded?|remove|delete)(?!\p{L})/iu;

export const isAboutPicture = ({ said }: Wish): boolean =>
  (PICTURE.test(said) || OPENING.test(said)) && !OTHER.test(said);

/** "Use this picture as the hero image"; without a picture it says so and touches nothing. */
export const placePicture: Changer = (plan, wish, context) => {
  const { said } = wish;
  if (!PLACING.test(said) || !isAboutPicture(wish)) return null;
  const [image] = context.images;
  const isThis =
    /(?<!\p{L})(?:this|that|these|the|attached|uploaded|sent|dieses|diese|das|cette|ce|l['’]|esta|este|essa|esse|la|a)(?!\p{L})/iu;
  if (image === undefined)
    return PICTURE.test(said) &&
      isThis.test(said) &&
      (OPENING.test(said) || /(?:uploaded|attached|sent)/i.test(said))
      ? { notDone: tell(context.language, 'noPicture') }
      : null;
  if (!OPENING.test(said)) return null;
  const next = withHeroPicture(plan, image);
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
