import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';
import type { AppKind } from './app-plan.ts';
import type { BuiltEntity, Things } from './entities.ts';
import { inTurn, placeField, withValues } from './entity-edits.ts';
import { field } from './shorthand.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import { listed } from '../lexicon/listed.ts';
import { like } from '../lexicon/pattern.ts';

/** "see the rooms and photos": pictures of what the site shows, no album of its own. */
export function withoutPhotoList(all: Things, said: Understanding): Things {
  const entities = pictured(all, said);
  if (PHOTO_DOMAINS.has(said.domain)) return entities;
  const isBare = ({ entry, fields, actions, isSection, one }: UnderstoodEntity): boolean =>
    entry?.id === 'photo' &&
    !isSection &&
    fields.length === 0 &&
    /^(?:photo|picture|image|foto|imagem|imagen|bild)$/i.test(one) &&
    actions.every(({ action }) => action === 'view');
  const others = entities.filter((entity) => !isBare(entity));
  return others.some(({ nature }) => nature !== 'person' && nature !== 'record') ? others : entities;
}

/** "upload a photo of a lost pet": the pet is what is uploaded, with its photo. */
function pictured(all: Things, { text }: Understanding): Things {
  const words = PICTURE_OF.exec(text)?.[1]?.toLowerCase().split(' ') ?? [];
  const entry = findEntity(words)?.entry ?? null;
  if (entry?.fields.includes(':image') !== true || entry.id === 'photo') return all;
  const isThere = all.some((one) => one.entry === entry);
  return all.flatMap((entity) => {
    if (entity.entry?.id !== 'photo' || entity.isSection) return [entity];
    const { id, nature, one, many } = entry;
    const fields = entity.fields.filter(({ label }) => !/^(?:place|location|date)$/i.test(label));
    return isThere ? [] : [{ ...entity, id, entry, nature, one, many, fields }];
  });
}

const PICTURE_OF = like.iu`(?:photos?|pictures?) of (?:an?|the|my|our|your|their) ((?:[\p{L}-]+ )?[\p{L}-]+)`;

export const PHOTO_DOMAINS: ReadonlySet<string> = new Set(
  listed(`
  photography, portfolio, art, social, family, wedding`),
);

/** People visit such an app and look at what it shows. */
export const isShown = (kind: AppKind): boolean =>
  kind === 'content' || kind === 'booking' || kind === 'shop' || kind === 'jobs';

/** Projects on a site are work that was done: no deadline, no budget. */
export const asShown = (entity: UnderstoodEntity): UnderstoodEntity =>
  entity.entry?.id === 'project' ? { ...entity, entry: null, nature: 'goods' } : entity;

/** Where cars change hands for money they have a price and a mileage; elsewhere they are driven. */
const TRADED = new Set(listed('carSales, carRental, rental, shop, marketplace, parking, garage'));

export function asDriven(entity: UnderstoodEntity, { domain, language }: Understanding): UnderstoodEntity {
  const { entry, fields, actions } = entity;
  const isTraded =
    TRADED.has(domain) ||
    fields.some(({ type }) => type === 'money') ||
    actions.some(({ action }) => action === 'buy' || action === 'book');
  if (entry?.id !== 'vehicle' || isTraded) return entity;
  const isFleet = language === 'en' && /fleet/i.test(entity.one);
  return { ...entity, entry: null, ...(isFleet && { one: 'Vehicle', many: 'Vehicles' }) };
}

/** In a shop an unknown thing is for sale. */
export const asGoods = (entity: UnderstoodEntity): UnderstoodEntity =>
  (entity.entry === null || entity.fields.some(({ type }) => type === 'money')) &&
  (entity.nature === 'content' || entity.nature === 'place' || entity.nature === 'record')
    ? { ...entity, nature: 'goods' }
    : entity;

/** What is sold has a price. */
export function sold(entity: BuiltEntity): BuiltEntity {
  const { plan } = entity;
  if (plan.fields.some((one) => one.type === 'money')) return entity;
  const price = field('price', 'Price', { type: 'money', isRequired: true, min: 0 });
  const priced = withValues(
    placeField(plan, price, 2),
    'price',
    (_, at) => inTurn([18, 24.5, 12, 32, 15.9, 27, 9.5, 21], at) ?? 20,
  );
  return { ...entity, nature: 'goods', plan: priced };
}
