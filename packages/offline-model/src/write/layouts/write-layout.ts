import type { Draft } from '../draft.ts';
import { type CodeProps, codeOf, indent } from '../code.ts';
import { inMenu } from '../../plan/menu.ts';
import { headerParts } from './header-parts.ts';
import { LAYOUTS } from './layouts.ts';
import { writeSiteFooter } from './site-footer.ts';

/** The frame around every page, and the list of sections it leads to. */
export function writeLayout(draft: Draft, offered: ReadonlySet<string>): void {
  const pages = inMenu(draft.plan);
  const hasRoles = draft.plan.auth !== null && pages.some((page) => page.role);
  const items = pages.map(({ path, title, icon, role }) => ({
    to: path,
    label: title,
    icon: () => draft.icon(icon, 'FileText'),
    role: hasRoles ? role : undefined,
  }));
  // Leads from page to page; a single one has no use for it.
  if (pages.length > 1 || ['sidebar', 'dock'].includes(draft.look.layout))
    draft.add('src/components/layout/nav-items.ts', navFile(items, hasRoles));
  const framed = LAYOUTS[draft.look.layout]({
    draft,
    extras: headerParts(draft, offered),
    navTitles: pages.map(({ title }) => title),
    footer: writeSiteFooter(draft),
  });
  const jsx =
    draft.plan.theme.header === undefined
      ? framed
      : framed
          .replaceAll('bg-primary text-primary-foreground', 'bg-header text-header-foreground')
          .replaceAll('bg-primary-foreground text-primary', 'bg-header-foreground text-header');
  draft.add(
    'src/components/layout/AppLayout.tsx',
    `export function AppLayout() {
  useScrollToTop();
  return (
    ${indent(jsx, 4)}
  );
}
`.replaceAll(/^\s+\n(?=\s*<\/header>)/gm, ''),
  );
}

/** Whoever has a role sees the sections for it too. */
const navFile = (
  items: readonly CodeProps[],
  hasRoles: boolean,
): string => `const navItems: readonly NavItem[] = ${codeOf(items)};

export function useNavItems(): readonly NavItem[] {
  ${
    hasRoles
      ? 'const person = useCurrentPerson();\n  return navItems.filter((item) => !item.role || item.role === person?.role);'
      : 'return navItems;'
  }
}
`;
