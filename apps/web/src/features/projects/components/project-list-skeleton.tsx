import { Skeleton } from '@loam/ui';
import type { ProjectLayout } from '../local-values.ts';

const places = Array.from({ length: 8 }, (_, index) => index);

export function ProjectListSkeleton({ layout }: { readonly layout: ProjectLayout }) {
  return (
    <div role="status" aria-label="Loading projects">
      {layout === 'grid' ? <GridSkeleton /> : <RowsSkeleton />}
    </div>
  );
}

function GridSkeleton() {
  return (
    <div className="grid gap-6 min-[560px]:grid-cols-2 min-[900px]:grid-cols-3 min-[1280px]:grid-cols-4">
      {places.map((place) => (
        <div key={place} className="flex flex-col gap-2.5">
          <Skeleton className="aspect-[16/10] h-auto rounded-xl" />
          <div className="flex items-center gap-2.5">
            <Skeleton className="size-6 rounded-full" />
            <div className="flex flex-1 flex-col gap-1.5">
              <Skeleton className="h-3.5 w-2/3" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className="flex flex-col">
      {places.map((place) => (
        <div key={place} className="flex h-14 items-center gap-3 px-2">
          <Skeleton className="h-10 w-16" />
          <Skeleton className="h-3.5 w-1/3" />
          <Skeleton className="ml-auto h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
