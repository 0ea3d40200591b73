import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';

import { SegmentedControl } from '../segmented-control.tsx';
import { SkipLink } from '../skip-link.tsx';
import { SproutMark } from '../sprout-mark.tsx';
import { applyTheme, type ThemePreference } from '../theme.ts';
import { TooltipProvider } from '../tooltip.tsx';
import { GalleryBrand } from './gallery-brand.tsx';
import { GalleryButtons } from './gallery-buttons.tsx';
import { GalleryChoices } from './gallery-choices.tsx';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryLayout } from './gallery-layout.tsx';
import { GalleryMenus } from './gallery-menus.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GallerySection } from './gallery-section.tsx';

const sections = [
  { id: 'brand', title: 'Brand and tokens', Content: GalleryBrand },
  { id: 'buttons', title: 'Buttons', Content: GalleryButtons },
  { id: 'forms', title: 'Forms', Content: GalleryForms },
  { id: 'choices', title: 'Choices', Content: GalleryChoices },
  { id: 'overlays', title: 'Overlays', Content: GalleryOverlays },
  { id: 'menus', title: 'Menus', Content: GalleryMenus },
  { id: 'feedback', title: 'Feedback', Content: GalleryFeedback },
  { id: 'data', title: 'Data', Content: GalleryData },
  { id: 'layout', title: 'Layout and navigation', Content: GalleryLayout },
] as const;

const themeSegments = [
  { value: 'light', label: 'Light', icon: Sun, iconOnly: true },
  { value: 'dark', label: 'Dark', icon: Moon, iconOnly: true },
  { value: 'system', label: 'System', icon: Monitor, iconOnly: true },
] as const;

/** Every primitive in all its states. Toasts need the app's own `Toaster` on the page. */
export function Gallery() {
  return (
    <TooltipProvider>
      <SkipLink targetId="gallery-content" />
      <div className="min-h-dvh bg-background">
        <GalleryHeader />
        <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-4 md:gap-10 sm:px-6 md:grid-cols-[11rem_minmax(0,1fr)] md:py-12">
          <GalleryNav />
          <main id="gallery-content" tabIndex={-1} className="flex min-w-0 flex-col gap-12 outline-none">
            {sections.map(({ id, title, Content }) => (
              <GallerySection key={id} id={id} title={title}>
                <Content />
              </GallerySection>
            ))}
          </main>
        </div>
      </div>
    </TooltipProvider>
  );
}

function GalleryHeader() {
  const [theme, setTheme] = useState<ThemePreference>(currentTheme);
  const choose = (next: ThemePreference) => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <header className="sticky top-0 z-40 border-b border-border bg-background">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2.5 px-4 sm:px-6">
        <SproutMark className="size-6" />
        <h1 className="flex-1 text-md">Gallery</h1>
        <SegmentedControl
          label="Theme"
          segments={themeSegments}
          value={theme}
          onValueChange={choose}
          size="sm"
        />
      </div>
    </header>
  );
}

function currentTheme(): ThemePreference {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function GalleryNav() {
  return (
    <nav aria-label="Sections" className="min-w-0">
      <ul className="flex gap-0.5 text-base max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:sticky md:top-24 md:flex-col">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="focus-ring-inset flex min-h-8 items-center rounded-md whitespace-nowrap max-md:min-h-10 px-2.5 text-muted-foreground hover:bg-hover hover:text-foreground"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
