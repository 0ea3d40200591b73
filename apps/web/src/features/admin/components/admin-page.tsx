import { Button, cn, EmptyState, SproutMark } from '@loam/ui';
import { Link, useParams } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ComponentType } from 'react';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { useInstallation, useMe } from '../../accounts/api.ts';
import { adminSections, type AdminSection, isAdminSection } from '../model/sections.ts';
import { adminTexts } from '../texts.data.ts';
import { AccountsSection } from './accounts-section.tsx';
import { HealthSection } from './health-section.tsx';
import { InstallationSection } from './installation-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MailSection } from './mail-section.tsx';
import { ModelServerSection } from './model-server-section.tsx';
import { WorkspacesSection } from './workspaces-section.tsx';

const contents: Readonly<Record<AdminSection, ComponentType>> = {
  accounts: AccountsSection,
  workspaces: WorkspacesSection,
  mail: MailSection,
  jobs: JobsSection,
  models: ModelServerSection,
  settings: InstallationSection,
  health: HealthSection,
};

export function AdminPage() {
  const { section } = useParams({ from: '/signed-in/admin/$section' });
  const { brand } = useInstallation();
  const me = useMe();
  useDocumentTitle(adminTexts.title, brand);
  const isOperator = me?.role === 'operator';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 border-b border-border bg-background">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 sm:px-6">
          <Link to="/" className="flex items-center gap-2 rounded-md text-md font-semibold">
            <SproutMark />
            {brand}
          </Link>
          <span aria-hidden className="text-border-strong">
            /
          </span>
          <h1 className="text-base font-medium">{adminTexts.title}</h1>
        </div>
        {isOperator ? <SectionLinks key={section} /> : null}
      </header>
      <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6">
        {isOperator ? <SectionContent section={section} /> : <NotPermitted />}
      </main>
    </div>
  );
}

function SectionLinks() {
  return (
    <nav
      ref={showCurrentLink}
      aria-label={adminTexts.title}
      className="mx-auto flex max-w-6xl gap-1 overflow-x-auto px-2 [scrollbar-width:none] sm:px-4"
    >
      {adminSections.map((section) => (
        <Link
          key={section}
          to="/admin/$section"
          params={{ section }}
          activeProps={{ 'aria-current': 'page' }}
          className={cn(
            'focus-ring-inset relative inline-flex h-10 shrink-0 items-center rounded-t-md px-3 text-base font-medium text-muted-foreground transition-colors hover:text-foreground max-sm:h-11',
            'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full',
            'aria-[current=page]:text-foreground aria-[current=page]:after:bg-accent',
          )}
        >
          {adminTexts.sections[section]}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the links are wider than the screen; the current one is brought into it. */
function showCurrentLink(nav: HTMLElement | null): void {
  nav?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

function SectionContent({ section }: { readonly section: string }) {
  if (!isAdminSection(section)) return <EmptyState title={adminTexts.unknown} />;
  const Content = contents[section];
  return (
    <section aria-label={adminTexts.sections[section]} className="flex flex-col gap-4">
      <Content />
    </section>
  );
}

function NotPermitted() {
  return (
    <EmptyState
      icon={Lock}
      title={adminTexts.denied}
      className="py-24"
      action={
        <Button asChild>
          <Link to="/">{adminTexts.home}</Link>
        </Button>
      }
    >
      {adminTexts.deniedText}
    </EmptyState>
  );
}
