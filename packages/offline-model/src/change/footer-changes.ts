import type { AppPlan } from '../plan/app-plan.ts';
import type { FormBlock } from '../plan/block-plan.ts';
import type { Changer } from './ask.ts';
import { withPlaces } from './grow.ts';
import { placeIn } from './place-words.ts';
import { unquoted } from './wish.ts';

const FOOTER = /\b(?:footer|bottom of (?:every|each|all|the) pages?|every page)\b/iu;

/** "a newsletter box in the footer": the form itself at the foot of every page, no page of its own. */
export const changeFooterForm: Changer = (plan, wish) => {
  const text = unquoted(wish.order, wish.quotes);
  if (placeIn(text, wish.language) !== 'newsletter') return null;
  if (/^remove\b/iu.test(text) && plan.footerForm !== undefined) {
    const { footerForm: _form, ...rest } = plan;
    return rest;
  }
  if (!FOOTER.test(text) || /^remove\b/iu.test(text)) return null;
  const there = formIn(plan);
  const grown = there ? plan : withPlaces(plan, { text: wish.text, places: ['newsletter'] });
  const footerForm = there ?? formIn(grown);
  if (!footerForm) return null;
  return { ...plan, entities: grown.entities, footerForm };
};

const formIn = ({ pages }: AppPlan): FormBlock | undefined =>
  pages
    .flatMap(({ blocks }) => blocks)
    .find((block): block is FormBlock => block.kind === 'form' && block.entity === 'subscriber');
