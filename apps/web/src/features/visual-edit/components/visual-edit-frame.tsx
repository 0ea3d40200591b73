import { type Project, requiresPlan } from '@loam/contract';
import { Button, cn, ConfirmDialog, Tooltip, useIsPhone } from '@loam/ui';
import { useBlocker } from '@tanstack/react-router';
import { MousePointerClick } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useProject } from '../../projects/api.ts';
import { visualTexts } from '../texts.data.ts';
import { useVisualEditor } from '../use-visual-editor.ts';
import { VisualPanel } from './visual-panel.tsx';

interface VisualEditFrameProps {
  readonly projectId: string;
  /** The preview, with room for a button in its bar. */
  readonly children: (tools: ReactNode) => ReactNode;
}

/** The preview with what changes it beside it, for those who may. */
export function VisualEditFrame({ projectId, children }: VisualEditFrameProps) {
  const project = useProject(projectId).data;
  if (!project?.permissions.includes('EditProject')) return children(null);
  return <EditableFrame project={project}>{children}</EditableFrame>;
}

interface EditableFrameProps {
  readonly project: Project;
  readonly children: VisualEditFrameProps['children'];
}

function EditableFrame({ project, children }: EditableFrameProps) {
  const isPhone = useIsPhone();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (editor.getState().steps.done.length > 0 ? setLeaving(true) : editor.turn(false));
  const { editor, state } = useVisualEditor(project, { onLeave: leave });
  const hasUnsaved = state.steps.done.length > 0;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasUnsaved,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  return (
    <div className={cn('flex h-full min-h-0', isPhone && 'flex-col')}>
      <div className="min-h-0 min-w-0 flex-1">
        {children(
          <EditButton isOn={state.isOn} onToggle={() => (state.isOn ? leave() : editor.turn(true))} />,
        )}
      </div>
      {state.isOn ? (
        <aside
          aria-label={visualTexts.panel}
          className={cn(
            'flex min-h-0 shrink-0 flex-col bg-surface',
            isPhone ? 'h-1/2 border-t border-border' : 'w-72 border-l border-border',
          )}
        >
          <VisualPanel
            project={project}
            open={{ editor, state }}
            isReadOnly={requiresPlan(project.workspace.plan, 'editCode') !== undefined}
            onLeave={leave}
          />
        </aside>
      ) : null}
      <ConfirmDialog
        open={isLeaving || isBlocked}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          setLeaving(false);
          if (isBlocked) blocker.reset();
        }}
        title={visualTexts.leaveTitle}
        description={visualTexts.leaveDetail}
        confirmLabel={visualTexts.discard}
        options={{ tone: 'danger' }}
        onConfirm={() => {
          setLeaving(false);
          void editor.discard().then(() => editor.turn(false));
          if (isBlocked) blocker.proceed();
        }}
      />
    </div>
  );
}

interface EditButtonProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function EditButton({ isOn, onToggle }: EditButtonProps) {
  return (
    <Tooltip label={isOn ? visualTexts.leave : visualTexts.editLabel} side="bottom">
      <Button
        size="sm"
        variant={isOn ? 'primary' : 'ghost'}
        aria-pressed={isOn}
        aria-label={visualTexts.editLabel}
        onClick={onToggle}
      >
        <MousePointerClick aria-hidden />
        <span className="max-sm:hidden">{visualTexts.edit}</span>
      </Button>
    </Tooltip>
  );
}
