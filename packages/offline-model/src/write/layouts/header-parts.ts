import type { BlockPlan } from '../../plan/block-plan.ts';
import type { Draft } from '../draft.ts';

/** What stands at the end of the header. Only parts that the library offers. */
export function headerParts(draft: Draft, offered: ReadonlySet<string>): readonly string[] {
  const { plan } = draft;
  const pathOf = (kind: BlockPlan['kind']): string | undefined =>
    plan.pages.find((page) => page.blocks.some((block) => block.kind === kind))?.path;
  const search = pathOf('globalSearch');
  const parts: readonly (readonly [component: string, element: string | false])[] = [
    ['HeaderSearch', search !== undefined && `<HeaderSearch path="${search}" />`],
    ['NotificationBell', pathOf('notifications') !== undefined && '<NotificationBell />'],
    ['CartButton', pathOf('cart') !== undefined && '<CartButton />'],
    ['ModeSwitch', plan.theme.hasModeSwitch && '<ModeSwitch />'],
    ['AccountMenu', plan.auth !== null && '<AccountMenu />'],
  ];
  return parts.flatMap(([component, element]) => (element && offered.has(component) ? [element] : []));
}
