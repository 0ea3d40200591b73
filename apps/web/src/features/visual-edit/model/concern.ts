import type { PickedElement, VisualElement } from '@loam/contract';

/** Whom a change concerns besides the element that was picked. */
export type Concern =
  | { readonly kind: 'only-this' }
  /** Code repeats it for every entry of a list. */
  | { readonly kind: 'list'; readonly count: number; readonly name: string }
  /** The component is used in several places. */
  | { readonly kind: 'component'; readonly uses: number; readonly name: string };

export function concernOf(picked: PickedElement, facts: VisualElement, target: number): Concern {
  if (facts.is_repeated) return { kind: 'list', count: picked.same, name: picked.label };
  const { component, uses } = facts;
  if (component !== null && (uses > 1 || (target === 0 && picked.same > 1)))
    return { kind: 'component', uses: Math.max(uses, target === 0 ? picked.same : uses), name: component };
  return { kind: 'only-this' };
}
