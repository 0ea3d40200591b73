import type { Draft } from '../draft.ts';
import { indent, quote } from '../code.ts';
import { headerParts } from './header-parts.ts';
import { LAYOUTS } from './layouts.ts';
import { writeSiteFooter } from './site-footer.ts';

/** The frame around every page, and the list of sections it leads to. */
export function writeLayout(draft: Draft, offered: ReadonlySet<string>): void {
  const pages = draft.plan.pages.filter((page) => page.isInNav && !page.path.includes(':'));
  const hasRoles = draft.plan.auth !== null && pages.some((page) => page.role);
  const items = pages.map((page) => {
    const role = hasRoles && page.role ? `, role: ${quote(page.role)}` : '';
    return `  { to: ${quote(page.path)}, label: ${quote(page.title)}, icon: ${draft.icon(page.icon, 'FileText')}${role} },`;
  });
  // Leads from page to page; the only layout of a single page has no use for it.
  if (pages.length > 1 || draft.look.layout !== 'centered') writeNavigation(draft, items, hasRoles);
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

function writeNavigation(draft: Draft, items: readonly string[], hasRoles: boolean): void {
  draft.add(
    'src/components/layout/nav-items.ts',
    `export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;${hasRoles ? '\n  /** Shown only to people with this role. */\n  role?: string;' : ''}
}

export const navItems: readonly NavItem[] = [
${items.join('\n')}
];
`,
  );
  draft.add('src/components/layout/NavLinks.tsx', navLinksFile(draft, hasRoles));
}

function navLinksFile(draft: Draft, hasRoles: boolean): string {
  const person = hasRoles ? '  const person = useCurrentPerson();\n' : '';
  const items = hasRoles ? 'navItems.filter((item) => !item.role || item.role === person?.role)' : 'navItems';
  return `interface NavLinksProps {
  listClass: string;
  linkClass: string;
  activeClass: string;
  hasIcons?: boolean;
  onNavigate?: () => void;
}

/** The sections of the app; the one that is open is marked. */
export function NavLinks({ listClass, linkClass, activeClass, hasIcons = false, onNavigate }: NavLinksProps) {
${person}  return (
    <nav aria-label=${quote(draft.say('navigation'))}>
      <ul className={listClass}>
        {${items}.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === "/"}
              onClick={onNavigate}
              className={({ isActive }) =>
                cn(
                  "outline-none transition-colors focus-visible:ring-2 focus-visible:ring-ring",
                  linkClass,
                  isActive && activeClass,
                )
              }
            >
              {hasIcons && <Icon aria-hidden="true" className="size-5 shrink-0" />}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
`;
}
