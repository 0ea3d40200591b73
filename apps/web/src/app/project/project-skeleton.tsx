import { Skeleton, SproutMark } from '@loam/ui';

export function ProjectSkeleton() {
  return (
    <div role="status" aria-label="Loading the project" className="flex h-dvh flex-col">
      <div className="flex h-13 items-center gap-3 border-b border-border px-3">
        <span className="flex size-9 items-center justify-center">
          <SproutMark />
        </span>
        <Skeleton className="w-40" />
        <Skeleton className="ml-auto h-7 w-24" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="flex w-100 flex-col gap-4 border-r border-border p-4 max-md:w-full">
          <Skeleton className="ml-auto h-16 w-3/4 rounded-2xl" />
        </div>
        <div className="flex flex-1 flex-col bg-surface max-md:hidden">
          <div className="flex h-11 items-center border-b border-border px-3">
            <Skeleton className="w-24" />
          </div>
        </div>
      </div>
    </div>
  );
}
