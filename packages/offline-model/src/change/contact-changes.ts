import type { AppPlan } from '../plan/app-plan.ts';
import type { ProseItem } from '../plan/block-plan.ts';
import { readFacts } from '../understand/facts.ts';
import type { Changer } from './ask.ts';
import { isSame, mapBlocks } from './edits.ts';
import { unquoted } from './wish.ts';

const TELLING =
  /(?<!\p{L})(?:is|are|:|change|use|set|our|my|put|ist|lautet|unsere?|meine?|est|notre|mon|es|nuestr[oa]|mi|é|noss[oa]|meu|minha|call us|write to)(?!\p{L})/iu;
const PHONE = /^[+(\d][\d\s()/.-]{4,}$/u;

/** "the phone number is 555-0199 and the email is hi@paws.test": the contact details of the site. */
export const changeContact: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  const { phone, email } = readFacts(text).contacts;
  if (
    (phone === null && email === null) ||
    !TELLING.test(text) ||
    /\b(?:add|remove)\b.*\bfield\b/iu.test(text)
  )
    return null;
  const next = withContacts(plan, { phone, email });
  if (isSame(next, plan)) return null;
  return next;
};

const withContacts = (
  plan: AppPlan,
  { phone, email }: { readonly phone: string | null; readonly email: string | null },
): AppPlan =>
  mapBlocks(plan, (block) => {
    if (block.kind !== 'prose' || block.style !== 'contact') return block;
    const items = block.items.map((item): ProseItem => {
      if (email !== null && item.text.includes('@')) return { ...item, text: email };
      return phone !== null && PHONE.test(item.text.trim()) ? { ...item, text: phone } : item;
    });
    return { ...block, items };
  });
