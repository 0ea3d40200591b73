import { enums, limits } from '@loam/contract';
import { z } from 'zod';

/** Which tools stand in the bar, in this order; on this browser, for every project. */
export const Pins = z.object({ pinned: z.array(z.string()) });
export type Pins = z.infer<typeof Pins>;

export const defaultPins: Pins = { pinned: [...enums.panels.pinnedByDefault] };

interface BarPanel {
  readonly id: string;
  readonly name: string;
  readonly isTool: boolean;
}

/** An older version kept the bare list of names. */
export function migratePins(version: string, value: unknown): unknown {
  return version === limits.toolBar.pinsMigratedVersion && Array.isArray(value)
    ? { pinned: [...new Set(value)].slice(0, limits.toolBar.maxPinnedTools) }
    : undefined;
}

export interface ToolBar<P extends BarPanel> {
  readonly preview: P | undefined;
  readonly pinned: readonly P[];
  /** The view that is open although it has no place of its own. */
  readonly guest: P | undefined;
}

/** What the bar shows to someone who has these panels. A pin of a panel that they do not have is kept, not shown. */
export function toolBarOf<P extends BarPanel>(panels: readonly P[], { pinned }: Pins, active: P): ToolBar<P> {
  const tools = new Map(panels.filter(({ isTool }) => isTool).map((panel) => [panel.id, panel]));
  const shown = pinned.flatMap((id) => tools.get(id) ?? []).slice(0, limits.toolBar.maxPinnedTools);
  const hasPlace = active.id === 'preview' || shown.some(({ id }) => id === active.id);
  return {
    preview: panels.find(({ id }) => id === 'preview'),
    pinned: shown,
    guest: hasPlace ? undefined : active,
  };
}

export function barOrder<P extends BarPanel>({ preview, pinned, guest }: ToolBar<P>): readonly P[] {
  return [preview, ...pinned, guest].flatMap((panel) => panel ?? []);
}

/** All tools by name, for the menu. */
export function menuTools<P extends BarPanel>(panels: readonly P[]): readonly P[] {
  return panels.filter(({ isTool }) => isTool).toSorted((a, b) => a.name.localeCompare(b.name));
}

export function isPinned({ pinned }: Pins, id: string): boolean {
  return pinned.includes(id);
}

/** Counts what is seen: a pin of a tool that is not offered takes no place. */
export function canPin(pins: Pins, tools: readonly BarPanel[]): boolean {
  return tools.filter(({ id }) => isPinned(pins, id)).length < limits.toolBar.maxPinnedTools;
}

export function togglePin(pins: Pins, id: string): Pins {
  return { pinned: isPinned(pins, id) ? pins.pinned.filter((one) => one !== id) : [...pins.pinned, id] };
}

/** Puts one pinned tool where another stands. */
export function movePin(pins: Pins, id: string, overId: string): Pins {
  const [from, to] = [pins.pinned.indexOf(id), pins.pinned.indexOf(overId)];
  if (from < 0 || to < 0 || from === to) return pins;
  return { pinned: pins.pinned.toSpliced(from, 1).toSpliced(to, 0, id) };
}
