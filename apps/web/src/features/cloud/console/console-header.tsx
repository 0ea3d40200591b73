import type { Backend } from '@loam/contract';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  IconButton,
  StatusDot,
} from '@loam/ui';
import { ChevronLeft, Menu } from 'lucide-react';
import type { RefObject } from 'react';
import { isChanging } from '../model/cloud-screen.ts';
import { cloudWords } from '../texts.data.ts';
import { findSection, offeredSections } from './registry.ts';
import type { Destination } from './screen.ts';
import { backLabel, type Stack, titleOf } from './stack.ts';
import { consoleWords } from './texts.data.ts';

interface ConsoleHeaderProps {
  readonly stack: Stack;
  readonly backend: Backend;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  readonly onSection: (to: Destination) => void;
}

export function ConsoleHeader({ stack, backend, heading, onBack, onSection }: ConsoleHeaderProps) {
  const { status } = backend;
  const label = backLabel(stack);
  const Icon = findSection(stack.at(-1)?.section ?? '')?.icon;
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b border-border px-3">
      {label === undefined ? null : (
        <Button variant="ghost" size="sm" className="-ms-1.5 gap-1 px-1.5" onClick={onBack}>
          <ChevronLeft aria-hidden />
          {label}
        </Button>
      )}
      {label === undefined ? null : <span aria-hidden className="h-4 w-px bg-border" />}
      {Icon === undefined ? null : <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />}
      <h2
        ref={heading}
        tabIndex={-1}
        className="min-w-0 truncate text-md font-semibold focus:outline-none"
        title={titleOf(stack)}
      >
        {titleOf(stack)}
      </h2>
      <div className="ms-auto flex items-center gap-2">
        {status === null ? null : (
          <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground">
            <StatusDot tone={status === 'OK' ? 'success' : 'warning'} live={isChanging(status)} />
            <span className={stack.length > 0 && status === 'OK' ? 'sr-only' : undefined}>
              {cloudWords.statuses[status]}
            </span>
          </p>
        )}
        <SectionMenu backend={backend} onSection={onSection} />
      </div>
    </header>
  );
}

/** In place of the side items where there is no room for them. */
function SectionMenu({ backend, onSection }: Pick<ConsoleHeaderProps, 'backend' | 'onSection'>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={consoleWords.menu} size="sm" className="@2xl:hidden">
          <Menu aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {offeredSections(backend)
          .filter(({ place }) => place !== 'inner')
          .map(({ id, title, icon: Icon }) => (
            <DropdownMenuItem key={id} onSelect={() => onSection({ section: id })}>
              <Icon aria-hidden />
              {title}
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
