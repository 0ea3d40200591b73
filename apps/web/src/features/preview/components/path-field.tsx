import { cn, inputVariants, Popover, PopoverAnchor, PopoverContent } from '@loam/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAppRoutes } from '../../versions/use-app-routes.ts';
import {
  choosePage,
  type KnownPage,
  type PathAction,
  pressInField,
  suggestedPages,
  type Typing,
} from '../model/path-field.ts';
import { previewTexts } from '../texts.data.ts';

interface PathFieldProps {
  readonly projectId: string;
  readonly path: string;
  readonly onGo: (path: string) => void;
}

/** Where the app is, and where to go: by typing, or from the pages that its router knows. */
export function PathField({ projectId, path, onGo }: PathFieldProps) {
  const [typing, setTyping] = useState<Typing>();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const known = useAppRoutes(projectId, typing !== undefined).data ?? [];
  const pages = typing === undefined ? [] : suggestedPages(known, typing.text, path);
  const isOpen = pages.length > 0;
  const act = (action: PathAction) => {
    if (action.kind === 'type') return setTyping(action.typing);
    field.current?.blur();
    if (action.kind === 'go') onGo(action.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action =
      typing && !event.nativeEvent.isComposing ? pressInField(event.key, typing, pages) : undefined;
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  };
  return (
    <Popover open={isOpen}>
      <PopoverAnchor asChild>
        <input
          ref={field}
          role="combobox"
          aria-label={previewTexts.path}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={typing?.chosen === undefined ? undefined : `${listId}-${typing.chosen}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={cn(
            inputVariants({ inputSize: 'sm' }),
            'flex-1 truncate border-transparent bg-surface-sunken font-mono text-xs',
            typing === undefined && 'text-muted-foreground',
          )}
          value={typing?.text ?? path}
          onFocus={(event) => {
            setTyping({ text: path, chosen: undefined });
            event.target.select();
          }}
          onBlur={() => setTyping(undefined)}
          onChange={(event) => setTyping({ text: event.target.value, chosen: undefined })}
          onKeyDown={onKeyDown}
        />
      </PopoverAnchor>
      <PopoverContent
        align="start"
        className="max-h-72 w-(--radix-popover-trigger-width) min-w-48 overflow-y-auto p-1"
        // The field keeps the focus: it is what the keys go to.
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label={previewTexts.pages}>
          {pages.map((page, index) => (
            <PageOption
              key={page.path}
              id={`${listId}-${index}`}
              page={page}
              isChosen={index === typing?.chosen}
              isCurrent={page.path === path}
              onChoose={() => typing && act(choosePage(page, typing))}
            />
          ))}
        </div>
      </PopoverContent>
    </Popover>
  );
}

interface PageOptionProps {
  readonly id: string;
  readonly page: KnownPage;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function PageOption({ id, page, isChosen, isCurrent, onChoose }: PageOptionProps) {
  return (
    // The keys go to the field, which says what is chosen.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
      className={cn(
        'flex h-8 cursor-pointer items-center gap-2 rounded-md px-2 font-mono text-xs hover:bg-hover max-sm:h-10',
        isChosen && 'bg-hover',
        isCurrent && 'text-accent',
      )}
    >
      <span className="truncate">{page.path}</span>
      {page.isPattern ? (
        <span className="ml-auto shrink-0 font-sans text-muted-foreground">{previewTexts.pattern}</span>
      ) : null}
    </div>
  );
}
