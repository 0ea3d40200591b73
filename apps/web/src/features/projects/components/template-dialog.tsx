import { type ProjectTemplate, projectTemplates } from '@loam/contract';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle, Spinner } from '@loam/ui';
import {
  BookOpen,
  CalendarCheck,
  ChartColumn,
  IdCard,
  LayoutTemplate,
  ListTodo,
  type LucideIcon,
  ShoppingBag,
} from 'lucide-react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { projectTexts } from '../texts.data.ts';
import { type NewProjectPlace, useStartProject } from '../use-start-project.ts';

export interface TemplateDialogProps {
  readonly place: NewProjectPlace;
  readonly onCreated: (projectId: string) => void;
}

const icons: Readonly<Record<ProjectTemplate['id'], LucideIcon>> = {
  'landing-page': LayoutTemplate,
  dashboard: ChartColumn,
  'todo-list': ListTodo,
  blog: BookOpen,
  portfolio: IdCard,
  'online-shop': ShoppingBag,
  booking: CalendarCheck,
};

export function TemplateDialog({ place, onCreated, onClose }: TemplateDialogProps & DialogProps) {
  const { start, chosen, error } = useStartProject(place, {
    created: (projectId) => {
      onClose();
      onCreated(projectId);
    },
  });
  const { template } = projectTexts;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{template.title}</DialogTitle>
          <DialogDescription>{template.detail}</DialogDescription>
        </DialogHeader>
        <ul className="grid gap-2 sm:grid-cols-2">
          {projectTemplates.map((each) => (
            <li key={each.id} className="flex">
              <TemplateButton
                template={each}
                isStarting={chosen?.template === each.id}
                isDisabled={chosen !== undefined}
                onChoose={() => start({ template: each.id })}
              />
            </li>
          ))}
        </ul>
        {error === null ? null : (
          <p role="alert" className="text-sm text-danger">
            {shownProblem(error).message}
          </p>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface TemplateButtonProps {
  readonly template: ProjectTemplate;
  readonly isStarting: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

function TemplateButton({ template, isStarting, isDisabled, onChoose }: TemplateButtonProps) {
  const Icon = icons[template.id];
  return (
    <button
      type="button"
      aria-disabled={isDisabled}
      aria-busy={isStarting}
      onClick={() => !isDisabled && onChoose()}
      className="flex w-full items-start gap-3 rounded-lg border border-border bg-surface p-3 text-left transition-colors hover:border-border-strong hover:bg-hover"
    >
      <span className="flex size-8 shrink-0 items-center justify-center rounded-md bg-accent-subtle text-accent-subtle-foreground">
        {isStarting ? <Spinner /> : <Icon aria-hidden className="size-4" />}
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-medium">{template.name}</span>
        <span className="text-sm text-pretty text-muted-foreground">{template.description}</span>
      </span>
    </button>
  );
}
