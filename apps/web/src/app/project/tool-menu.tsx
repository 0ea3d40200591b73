import { fillText, texts } from '@loam/contract';
import { cn, IconButton, Popover, PopoverContent, PopoverTrigger } from '@loam/ui';
import { Pin, PinOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocalValue } from '../../shared/local-value.ts';
import type { Panel } from '../panels.ts';
import { canPin, isPinned, menuTools, togglePin } from './model/tool-bar.ts';
import { pinsValue } from './pin-values.ts';
import { toolBarTexts } from './texts.data.ts';

interface ToolMenuProps {
  readonly panels: readonly Panel[];
  readonly onOpen: (id: string) => void;
}

/** Every tool by name, to open, to pin and to unpin. */
export function ToolMenu({ panels, onOpen }: ToolMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [pins, setPins] = useLocalValue(pinsValue);
  const tools = menuTools(panels);
  const hasRoom = canPin(pins, tools);
  const openTool = (id: string) => {
    setOpen(false);
    onOpen(id);
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label={toolBarTexts.more} side="bottom" size="sm">
          <Plus aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={toolBarTexts.tools} className="w-60 p-1">
        <ul className="flex flex-col">
          {tools.map((panel) => (
            <ToolRow
              key={panel.id}
              panel={panel}
              isPinned={isPinned(pins, panel.id)}
              hasRoom={hasRoom}
              onOpen={openTool}
              onPin={() => setPins(togglePin(pins, panel.id))}
            />
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}

interface ToolRowProps {
  readonly panel: Panel;
  readonly isPinned: boolean;
  readonly hasRoom: boolean;
  readonly onOpen: (id: string) => void;
  readonly onPin: () => void;
}

function ToolRow({ panel, isPinned: isOn, hasRoom, onOpen, onPin }: ToolRowProps) {
  const { id, name, icon: Icon } = panel;
  const isPossible = isOn || hasRoom;
  const word = isOn ? toolBarTexts.unpin : toolBarTexts.pin;
  return (
    <li className="flex items-center rounded-md hover:bg-hover">
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="focus-ring-inset flex h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left text-base max-sm:h-10"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        <span className="truncate">{name}</span>
      </button>
      <IconButton
        size="sm"
        side="right"
        label={isPossible ? fillText(word, { tool: name }) : texts.toolBar.pinLimit}
        aria-pressed={isOn}
        // Not `disabled`: the reason in the tooltip stays within reach.
        aria-disabled={!isPossible}
        className={cn(!isPossible && 'cursor-not-allowed opacity-50')}
        onClick={() => isPossible && onPin()}
      >
        {isOn ? <PinOff aria-hidden className="size-4" /> : <Pin aria-hidden className="size-4" />}
      </IconButton>
    </li>
  );
}
