import { Button } from '@loam/ui';
import { FilePlus2, FolderInput, LayoutTemplate } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { projectTexts } from '../texts.data.ts';
import type { NewProjectPlace } from '../use-start-project.ts';
import { ImportProjectDialog } from './import-project-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';

interface StartOtherwiseProps {
  readonly place: NewProjectPlace;
  readonly isStarting: boolean;
  readonly onStartEmpty: () => void;
  readonly onCreated: (projectId: string, view?: 'cloud') => void;
}

/** The ways to begin without writing anything. */
export function StartOtherwise({ place, isStarting, onStartEmpty, onCreated }: StartOtherwiseProps) {
  const dialogs = useDialogs();
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted-foreground">
      <Button variant="ghost" size="sm" loading={isStarting} onClick={onStartEmpty}>
        <FilePlus2 aria-hidden />
        {projectTexts.prompt.startEmpty}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => dialogs.open(TemplateDialog, { place, onCreated })}>
        <LayoutTemplate aria-hidden />
        {projectTexts.prompt.startFromTemplate}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => dialogs.open(ImportProjectDialog, { place, onCreated })}
      >
        <FolderInput aria-hidden />
        {projectTexts.prompt.import}
      </Button>
    </p>
  );
}
