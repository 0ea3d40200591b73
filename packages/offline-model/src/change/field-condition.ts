import type { AppPlan, EntityPlan } from '../plan/app-plan.ts';
import { singular } from '../understand/inflect.ts';
import { fold, type Found } from './named.ts';
import { bare } from './phrases.ts';
import { unquoted, type Wish } from './wish.ts';

const ONLY_FOR =
  /[\s,(]+(?:(?:but|and)\s+)?(?:only|just|nur|seulement|uniquement|s[oó]lo|solamente|só|apenas)\s+(?:for|if|when|with|on|bei|für|wenn|pour|si|para|en|quando|se|em)\s+(?:it['’]?s? (?:is )?|they are |the |a |an |category |status |type )*(.+?)\)?$/iu;

interface Only {
  readonly owner: Found<EntityPlan>;
  readonly onlyIf: { readonly field: string; readonly option: string };
}

/** "only for bikes", where bikes are an option of something. */
export function conditionIn(
  plan: AppPlan,
  wish: Wish,
): { readonly text: string; readonly only: Only | null } {
  const told = bare(unquoted(ONLY_FOR.exec(wish.order)?.[1] ?? '', wish.quotes));
  if (told === '') return { text: wish.order, only: null };
  const same = (option: string): boolean => singular(fold(option)) === singular(fold(told));
  for (const item of plan.entities) {
    const field = item.fields.find((one) => one.type === 'choice' && one.options?.some(same));
    const option = field?.options?.find(same);
    if (field && option !== undefined)
      return {
        text: wish.order.replace(ONLY_FOR, ''),
        only: {
          owner: { item, start: -1, end: -1 },
          onlyIf: { field: field.id, option },
        },
      };
  }
  return { text: wish.order, only: null };
}
