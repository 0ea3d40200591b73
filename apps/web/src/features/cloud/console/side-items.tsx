import type { Backend } from '@loam/contract';
import { Button, cn } from '@loam/ui';
import { offeredSections } from './registry.ts';
import type { Destination } from './screen.ts';
import { consoleWords } from './texts.data.ts';

interface SideItemsProps {
  readonly backend: Backend;
  /** The section that the stack began with. */
  readonly current: string | undefined;
  readonly onSection: (to: Destination) => void;
}

/** One step to every section: names where the panel is wide, icons where it is not, the header's menu on phones. */
export function SideItems({ backend, current, onSection }: SideItemsProps) {
  return (
    <nav
      aria-label={consoleWords.sections}
      className="hidden w-11 shrink-0 flex-col gap-0.5 overflow-y-auto border-e border-border p-1.5 @2xl:flex @5xl:w-44"
    >
      {offeredSections(backend)
        .filter(({ place }) => place !== 'inner')
        .map(({ id, title, icon: Icon }) => (
          <Button
            key={id}
            variant="ghost"
            size="sm"
            aria-current={id === current ? 'page' : undefined}
            aria-label={title}
            title={title}
            className={cn(
              'justify-start px-2 font-normal text-muted-foreground',
              id === current && 'bg-hover font-medium text-foreground',
            )}
            onClick={() => onSection({ section: id })}
          >
            <Icon aria-hidden />
            <span className="hidden @5xl:inline">{title}</span>
          </Button>
        ))}
    </nav>
  );
}
