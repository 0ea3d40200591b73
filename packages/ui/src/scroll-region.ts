/** What scrolls must be reachable by keyboard and have a name: attributes for such an element. */
export function scrollRegion(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 } as const;
}
