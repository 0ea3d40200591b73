import { fillText, type Project, type VisualElement } from '@loam/contract';
import { EmptyState, ScrollArea, Skeleton } from '@loam/ui';
import { MousePointerClick } from 'lucide-react';
import { draftValueOf } from '../../chat/local-values.ts';
import { composerId } from '../../chat/components/composer.tsx';
import { useRunningApp } from '../../../shared/running-app.tsx';
import { askAbout } from '../model/ask-about.ts';
import type { OpenEditor } from '../use-visual-editor.ts';
import { visualTexts } from '../texts.data.ts';
import { ElementActions } from './element-actions.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHeader } from './panel-header.tsx';
import { PictureSection } from './picture-section.tsx';
import { ReadOnlyNotice, TargetNotice } from './notices.tsx';
import { StyleSections } from './style-sections.tsx';
import { PropFields, TextSection } from './text-section.tsx';

interface VisualPanelProps {
  readonly project: Project;
  readonly open: OpenEditor;
  /** The plan does not include changes by hand; asking the AI is still possible. */
  readonly isReadOnly: boolean;
  readonly onLeave: () => void;
}

export function VisualPanel({ project, open, isReadOnly, onLeave }: VisualPanelProps) {
  const { state } = open;
  const app = useRunningApp();
  const ask = () => {
    const draft = draftValueOf(project.id);
    draft.set(askAbout(draft.get(), state.selection, app.current?.path() ?? '/'));
    document.getElementById(composerId)?.focus();
  };
  return (
    <>
      <PanelHeader open={open} onLeave={onLeave} />
      <ScrollArea className="min-h-0 flex-1">
        {state.selection.length === 0 ? (
          <EmptyState icon={MousePointerClick} title={visualTexts.emptyTitle} className="px-4 py-10">
            {visualTexts.empty}
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-4 p-3">
            {isReadOnly ? <ReadOnlyNotice project={project} /> : null}
            <Controls project={project} open={open} isReadOnly={isReadOnly} onAsk={ask} />
          </div>
        )}
      </ScrollArea>
      <PanelFooter open={open} />
    </>
  );
}

interface ControlsProps {
  readonly project: Project;
  readonly open: OpenEditor;
  readonly isReadOnly: boolean;
  readonly onAsk: () => void;
}

function Controls({ project, open, isReadOnly, onAsk }: ControlsProps) {
  const { selection, facts } = open.state;
  const told = facts.filter((one): one is VisualElement => one !== null && one !== undefined);
  const isAsked = facts.some((one) => one === undefined);
  const [picked] = selection;
  const [first] = told;
  const isOne = selection.length === 1;
  return (
    <>
      {isOne ? null : (
        <p className="text-sm font-medium">{fillText(visualTexts.many, { count: selection.length })}</p>
      )}
      <ElementActions open={open} facts={told} isReadOnly={isReadOnly} onAsk={onAsk} />
      {isAsked && first === undefined ? (
        <div className="flex flex-col gap-2" aria-label={visualTexts.loading}>
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-24" />
        </div>
      ) : null}
      {!isAsked && first === undefined ? (
        <p className="text-sm text-muted-foreground">{visualTexts.unknown}</p>
      ) : null}
      {first !== undefined && picked !== undefined && isOne ? (
        <>
          <TargetNotice open={open} picked={picked} facts={first} />
          <fieldset disabled={isReadOnly} className="contents">
            <TextSection key={`${picked.id} ${first.opening}`} open={open} picked={picked} facts={first} />
            <PictureSection project={project} open={open} picked={picked} facts={first} />
            <PropFields key={`${picked.id} props`} open={open} facts={first} />
          </fieldset>
        </>
      ) : null}
      {first === undefined ? null : <StyleSections open={open} facts={told} isReadOnly={isReadOnly} />}
    </>
  );
}
