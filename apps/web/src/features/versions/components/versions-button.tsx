import type { Edit, Project } from '@loam/contract';
import { IconButton, scrollRegion, Sheet, SheetContent, SheetDescription, SheetTitle } from '@loam/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { type EditFilter, everyEdit } from '../model/edit-pages.ts';
import { versionTexts } from '../texts.data.ts';
import { FilterBar } from './filter-bar.tsx';
import { RestoreVersionDialog } from './restore-version-dialog.tsx';
import { VersionList } from './version-list.tsx';

/** Opens the versions of a project beside the page. */
export function VersionsButton({ project }: { readonly project: Project }) {
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState<EditFilter>(everyEdit);
  const dialogs = useDialogs();
  const restore = (edit: Edit) =>
    dialogs.open(RestoreVersionDialog, { edit, onRestored: () => setOpen(false) });
  return (
    <>
      <IconButton
        label={versionTexts.title}
        side="bottom"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <History aria-hidden />
      </IconButton>
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetContent className="gap-0 overflow-hidden p-0">
          <header className="flex flex-col gap-3 border-b border-border p-5">
            <div className="flex flex-col gap-1 pr-8">
              <SheetTitle className="text-md font-semibold">{versionTexts.title}</SheetTitle>
              <SheetDescription className="text-sm text-pretty text-muted-foreground">
                {versionTexts.detail}
              </SheetDescription>
            </div>
            <FilterBar value={filter} onChange={setFilter} />
          </header>
          <div
            {...scrollRegion(versionTexts.title)}
            className="focus-ring-inset min-h-0 flex-1 overflow-y-auto"
          >
            <VersionList
              project={project}
              filter={filter}
              onShowAll={() => setFilter(everyEdit)}
              onRestore={restore}
              onLeave={() => setOpen(false)}
            />
          </div>
        </SheetContent>
      </Sheet>
    </>
  );
}
