import { type Changer, isSame, mapCollections } from './changer.ts';
import { entityMeant } from './phrases.ts';
import { unquoted } from './wish.ts';

const SHEET = /\b(?:csv|excel|spreadsheets?|tabellenkalkulation|tableur|hoja de cálculo|planilha)\b/iu;
const TAKING =
  /\b(?:export(?:ed|s|ieren|er|ar|iert|ez|a|e)?|download(?:ed|able)?|herunterladen|télécharger|descargar|baixar)\b/iu;

/** "export issues to CSV", "let people download the list". */
export const changeExport: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  if (
    !SHEET.test(text) &&
    !(TAKING.test(text) && !/\b(?:report|pdf|invoice|picture|image|file)\b/iu.test(text))
  )
    return null;
  if (/\b(?:import|upload|field)\b/iu.test(text)) return null;
  const entity = entityMeant(plan, wish, context)?.item;
  if (!entity) return null;
  const isGone = /^(?:remove|no)\b/iu.test(text);
  const next = mapCollections(plan, entity.id, ({ hasExport: _before, ...block }) =>
    isGone || block.limit !== undefined ? block : { ...block, hasExport: true },
  );
  if (isSame(next, plan)) return null;
  return next;
};

const PER_PAGE =
  /\b(\d{1,3})\s*(?:\p{L}+\s+){0,2}?(?:per|a|each|on (?:a|one|each)|at (?:a|one) time|pro|auf (?:einer|jeder)|par|por)\s*(?:page|seite|página|pagina|time)?\b|\b(?:paginat\p{L}*|pagination)\b/iu;

/** "show 10 per page", "paginate the products". */
export const changePageSize: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  const match = PER_PAGE.exec(text);
  if (!match || !/\b(?:page|pages|time|seite|página|pagina|paginat\p{L}*|pagination)\b/iu.test(text))
    return null;
  const size = Number(match[1] ?? 10);
  const entity = entityMeant(plan, wish, context)?.item;
  if (!entity || size < 1) return null;
  const next = mapCollections(plan, entity.id, (block) =>
    block.limit === undefined ? { ...block, pageSize: size } : block,
  );
  if (isSame(next, plan)) return null;
  return next;
};
