import type { Project } from '@loam/contract';
import { cn, useMediaQuery } from '@loam/ui';
import { useMemo } from 'react';
import type { ProjectLayout } from '../local-values.ts';
import { rowsOf } from '../model/list-pages.ts';
import { rowSize, rowsInWindow, totalHeight } from '../model/window-rows.ts';
import { useWindowPlace } from '../use-window-place.ts';
import { ProjectCard, ProjectRow } from './project-card.tsx';

interface ProjectCollectionProps {
  readonly projects: readonly Project[];
  readonly layout: ProjectLayout;
  readonly isDimmed: boolean;
  readonly onOpen: (projectId: string) => void;
}

/** Only the rows near the window are in the page, however long the list is. */
export function ProjectCollection({ projects, layout, isDimmed, onOpen }: ProjectCollectionProps) {
  const columns = useColumns(layout);
  const { place, ref } = useWindowPlace();
  const rows = useMemo(() => rowsOf(projects, columns), [projects, columns]);
  const size = rowSize(layout, columns, place.listWidthPx);
  const { first, end } = rowsInWindow(place, rows.length, size);
  const Item = layout === 'grid' ? ProjectCard : ProjectRow;
  return (
    <div
      ref={ref}
      role="list"
      aria-label="Projects"
      aria-busy={isDimmed}
      className={cn('relative transition-opacity', isDimmed && 'opacity-60')}
      style={{ height: totalHeight(rows.length, size) }}
    >
      {rows.slice(first, end).map((row, position) => (
        <div
          key={row[0]?.id}
          role="presentation"
          className="absolute inset-x-0 grid gap-6"
          style={{
            top: (first + position) * (size.rowPx + size.gapPx),
            height: size.rowPx,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {row.map((project, column) => (
            <div
              key={project.id}
              role="listitem"
              aria-setsize={projects.length}
              aria-posinset={(first + position) * columns + column + 1}
            >
              <Item project={project} onOpen={onOpen} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function useColumns(layout: ProjectLayout): number {
  const isWide = useMediaQuery('(min-width: 1280px)');
  const isMedium = useMediaQuery('(min-width: 900px)');
  const isSmall = useMediaQuery('(min-width: 560px)');
  if (layout === 'list') return 1;
  if (isWide) return 4;
  if (isMedium) return 3;
  return isSmall ? 2 : 1;
}
