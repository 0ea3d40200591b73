import type { AppPlan, EntityPlan, PagePlan } from '../plan/app-plan.ts';
import type { Changer } from './ask.ts';
import { listPage } from './edits.ts';
import { findEntities, findPages } from './named.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

const TROUBLE =
  /(?<!\p{L})(?:(?:does|do|did|is|are)(?:n['’]?t| not) (?:work(?:ing)?|do anything|respond\p{L}*|react\p{L}*|load\p{L}*|save|open|show up|click\p{L}*)|does nothing|do nothing|(?:is|are|seems) broken|nothing happens|stopped working|won['’]?t (?:work|open|save|load)|funktionier(?:t|en) nicht|ge(?:ht|hen) nicht|passiert nichts|tut nichts|ist kaputt|ne (?:marche|fonctionne)nt? pas|ne fait rien|rien ne se passe|no funciona\p{L}*|no hace nada|no pasa nada|não funciona\p{L}*|não faz nada|nada acontece)(?!\p{L})/iu;
const BOOKING = /\b(?:book|reserv|buch|termin|réserv|agend)/iu;

/** "the book button does nothing": what is known about it, honestly, since no fault is at hand. */
export const explainTrouble: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  if (!TROUBLE.test(text)) return null;
  const { language } = context;
  const form = formPage(plan, text);
  const entity = findEntities(text, plan)[0]?.item;
  const page = form?.page ?? findPages(text, plan)[0]?.item ?? (entity ? listPage(plan, entity.id) : null);
  const facts = form
    ? tell(language, 'formNeeds', {
        page: form.page.title,
        fields: form.entity.fields
          .filter(({ isRequired }) => isRequired)
          .map(({ label }) => label)
          .join(', '),
      })
    : page
      ? tell(language, 'pageWorks', { page: page.title })
      : '';
  return { notDone: tell(language, 'trouble', { facts }).replace(/\s+/g, ' ') };
};

function formPage(
  plan: AppPlan,
  text: string,
): { readonly page: PagePlan; readonly entity: EntityPlan } | null {
  const named = findPages(text, plan).map(({ item }) => item);
  const candidates = BOOKING.test(text) ? [...named, ...plan.pages] : named;
  for (const page of candidates) {
    const block = page.blocks.find(({ kind }) => kind === 'booking' || kind === 'form');
    const entity =
      block && 'entity' in block ? plan.entities.find(({ id }) => id === block.entity) : undefined;
    if (entity) return { page, entity };
  }
  return null;
}

const ON_PHONES =
  /\b(?:mobile|phone)[- ]?(?:friendly|ready|version|optimi[sz]ed)\b|\bresponsive\b|\b(?:work|works|look|looks|good|usable)\b.{0,20}\bon (?:a |the |my )?(?:phones?|mobiles?|smartphones?)\b|\b(?:handy|mobil)(?:tauglich|freundlich|optimiert)|\badapté\p{L}* aux mobiles|\b(?:para|en) (?:el )?(?:móvil|celular)(?:es)?\b|\bno celular\b/iu;

/** What every app has from the beginning. */
export const alreadySo: Changer = (_plan, wish, { language }) =>
  ON_PHONES.test(wish.order) ? { notDone: tell(language, 'onPhones') } : null;
