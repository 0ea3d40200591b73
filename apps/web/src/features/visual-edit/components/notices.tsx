import { fillText, type PickedElement, type Project, texts, type VisualElement } from '@loam/contract';
import { Button, SegmentedControl } from '@loam/ui';
import { Info } from 'lucide-react';
import { useUpgradePrompt } from '../../billing/use-upgrade-prompt.ts';
import { type Concern, concernOf } from '../model/concern.ts';
import type { OpenEditor } from '../use-visual-editor.ts';
import { visualTexts } from '../texts.data.ts';

export function ReadOnlyNotice({ project }: { readonly project: Project }) {
  const prompt = useUpgradePrompt();
  return (
    <div className="flex items-center gap-2 rounded-lg bg-surface-sunken p-2 text-xs">
      <span className="flex-1 text-muted-foreground">{texts.code.paidOnly}</span>
      <Button variant="primary" size="sm" onClick={() => prompt(project.workspace, 'editCode')}>
        {texts.billing.upgrade}
      </Button>
    </div>
  );
}

interface TargetNoticeProps {
  readonly open: OpenEditor;
  readonly picked: PickedElement;
  readonly facts: VisualElement;
}

/** Says beforehand whom a change concerns, and lets another place be meant. */
export function TargetNotice({ open: { editor, state }, picked, facts }: TargetNoticeProps) {
  const words = wordsOf(concernOf(picked, facts, state.target));
  const hasChoice = picked.places.length > 1;
  if (words === undefined && !hasChoice) return null;
  return (
    <div className="flex flex-col gap-2">
      {hasChoice ? (
        <SegmentedControl
          label={visualTexts.target}
          size="sm"
          fullWidth
          value={String(Math.min(state.target, 1))}
          onValueChange={(value) => editor.aim(value === '0' ? 0 : Math.max(1, state.target))}
          segments={[
            { value: '1', label: visualTexts.thisUse },
            { value: '0', label: visualTexts.theComponent },
          ]}
        />
      ) : null}
      {words === undefined ? null : (
        <p
          role="note"
          className="flex gap-2 rounded-lg bg-accent-subtle p-2 text-xs text-accent-subtle-foreground"
        >
          <Info aria-hidden className="size-3.5 shrink-0" />
          {words}
        </p>
      )}
    </div>
  );
}

function wordsOf(concern: Concern): string | undefined {
  switch (concern.kind) {
    case 'only-this':
      return undefined;
    case 'list':
      return fillText(visualTexts.list, { count: concern.count });
    case 'component':
      return fillText(visualTexts.component, { name: concern.name, uses: concern.uses });
  }
}
