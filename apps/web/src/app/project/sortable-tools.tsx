import { fillText } from '@loam/contract';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { cn } from '@loam/ui';
import { useLocalValue } from '../../shared/local-value.ts';
import type { Panel, PanelId } from '../panels.ts';
import { movePin } from './model/tool-bar.ts';
import { pinsValue } from './pin-values.ts';
import { toolBarTexts } from './texts.data.ts';
import { ToolLink, type ToolLinkProps } from './tool-link.tsx';

interface SortableToolsProps {
  readonly projectId: string;
  readonly active: PanelId;
  readonly tools: readonly Panel[];
}

/** Enter follows the link, so only the space bar picks a tool up. */
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
/** A click with a trembling hand is a click. */
const dragFromPx = 6;

export function SortableTools({ projectId, active, tools }: SortableToolsProps) {
  const [pins, setPins] = useLocalValue(pinsValue);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragFromPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  );
  const onDragEnd = ({ active: moved, over }: DragEndEvent) => {
    if (over) setPins(movePin(pins, String(moved.id), String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(tools),
        screenReaderInstructions: { draggable: toolBarTexts.sortHint },
      }}
    >
      <SortableContext items={tools.map(({ id }) => id)} strategy={horizontalListSortingStrategy}>
        {tools.map((panel, index) => (
          <SortableTool
            key={panel.id}
            projectId={projectId}
            panel={panel}
            active={active}
            // The preview stands before them.
            index={index + 1}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortableTool(props: Omit<ToolLinkProps, 'handle'>) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: props.panel.id,
  });
  return (
    <ToolLink
      {...props}
      handle={{
        ...listeners,
        ref: setNodeRef,
        'aria-describedby': attributes['aria-describedby'],
        // Only across the bar: a tool that is dragged down does not leave it.
        style: { transform: CSS.Translate.toString(transform && { ...transform, y: 0 }), transition },
        className: cn('touch-pan-y', isDragging && 'z-10 cursor-grabbing bg-surface ring-1 ring-border'),
      }}
    />
  );
}

function announcementsOf(tools: readonly Panel[]): Announcements {
  const nameOf = (id: string | number) => tools.find((tool) => tool.id === id)?.name ?? '';
  const placeOf = (id: string | number) => tools.findIndex((tool) => tool.id === id) + 1;
  const say = (text: string, id: string | number, overId = id) =>
    fillText(text, { tool: nameOf(id), n: placeOf(overId) });
  return {
    onDragStart: ({ active }) => say(toolBarTexts.pickedUp, active.id),
    onDragOver: ({ active, over }) => (over ? say(toolBarTexts.movedTo, active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say(toolBarTexts.putDown, active.id, over?.id),
    onDragCancel: ({ active }) => say(toolBarTexts.notMoved, active.id),
  };
}
