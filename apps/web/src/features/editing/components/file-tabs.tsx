import { fillText } from '@loam/contract';
import { cn } from '@loam/ui';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useCode } from '../code-context.tsx';
import { folderOf } from '../model/file-name.ts';
import { fileName } from '../model/file-view.ts';
import { codeTexts } from '../texts.data.ts';
import { NodeIcon } from './node-icon.tsx';

/** The open files. More than there is room for scroll. */
export function FileTabs() {
  const { desk } = useCode();
  const names = desk.tabs.map(fileName);
  if (desk.tabs.length === 0) return null;
  return (
    <nav
      aria-label={codeTexts.openFiles}
      className="flex h-9 shrink-0 overflow-x-auto border-b border-border bg-surface-sunken [scrollbar-width:none]"
    >
      <ul className="flex">
        {desk.tabs.map((path) => (
          <FileTab
            key={path}
            path={path}
            isActive={path === desk.active}
            isUnsaved={desk.pending.has(path)}
            isAmbiguous={names.filter((name) => name === fileName(path)).length > 1}
          />
        ))}
      </ul>
    </nav>
  );
}

interface FileTabProps {
  readonly path: string;
  readonly isActive: boolean;
  readonly isUnsaved: boolean;
  /** Another open file has the same name. */
  readonly isAmbiguous: boolean;
}

function FileTab({ path, isActive, isUnsaved, isAmbiguous }: FileTabProps) {
  const { open, close } = useCode();
  const name = fileName(path);
  const intoView = useCallback(
    (element: HTMLLIElement | null) => {
      if (isActive) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [isActive],
  );
  return (
    <li
      ref={intoView}
      className={cn(
        'group flex items-center border-r border-border text-sm',
        isActive ? 'bg-surface text-foreground' : 'text-muted-foreground hover:text-foreground',
      )}
    >
      <button
        type="button"
        aria-current={isActive ? 'page' : undefined}
        title={path}
        onClick={() => open(path)}
        onAuxClick={(event) => event.button === 1 && close(path)}
        className="focus-ring-inset flex h-full items-center gap-1.5 pl-3 whitespace-nowrap"
      >
        <NodeIcon name={name} />
        {name}
        {isAmbiguous ? <span className="text-xs text-muted-foreground">{folderOf(path)}</span> : null}
        {isUnsaved ? <span className="sr-only">{codeTexts.unsaved}</span> : null}
      </button>
      <button
        type="button"
        aria-label={fillText(codeTexts.closeTab, { name })}
        onClick={() => close(path)}
        className="focus-ring-inset relative mx-1 grid size-6 place-items-center rounded-sm hover:bg-hover"
      >
        {isUnsaved ? (
          <span
            aria-hidden
            className="absolute size-2 rounded-full bg-accent group-hover:opacity-0 group-focus-within:opacity-0"
          />
        ) : null}
        <X
          aria-hidden
          className={cn(
            'size-3.5',
            (isUnsaved || !isActive) && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
          )}
        />
      </button>
    </li>
  );
}
