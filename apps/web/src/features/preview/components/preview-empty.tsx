import { SproutMark } from '@loam/ui';
import { ProjectPicture } from '../../projects/components/project-picture.tsx';
import { previewTexts } from '../texts.data.ts';

export function PreviewEmpty({ projectId }: { readonly projectId: string }) {
  return (
    <div className="grid h-full place-items-center overflow-y-auto bg-surface-sunken p-6">
      <div className="flex flex-col items-center gap-6 text-center">
        <EmptyWindow seed={projectId} />
        <div className="flex max-w-xs flex-col gap-1">
          <p className="text-md font-semibold">{previewTexts.empty}</p>
          <p className="text-balance text-muted-foreground">{previewTexts.emptyDetail}</p>
        </div>
      </div>
    </div>
  );
}

/** A window with nothing but ground in it. */
function EmptyWindow({ seed }: { readonly seed: string }) {
  return (
    <div
      aria-hidden
      className="w-72 max-w-full overflow-hidden rounded-xl border border-border bg-surface sm:w-80"
    >
      <div className="flex h-8 items-center gap-1.5 border-b border-border px-3">
        <span className="size-2 rounded-full bg-border" />
        <span className="size-2 rounded-full bg-border" />
        <span className="size-2 rounded-full bg-border" />
        <span className="ml-3 h-3 flex-1 rounded-full bg-surface-sunken" />
      </div>
      <div className="relative aspect-[16/9]">
        <ProjectPicture seed={seed} className="opacity-70" />
        <SproutMark className="absolute inset-0 m-auto size-10" />
      </div>
    </div>
  );
}
