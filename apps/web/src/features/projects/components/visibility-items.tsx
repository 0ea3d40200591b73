import type { ProjectVisibility, VisibilityRules } from '@loam/contract';
import { Badge, DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@loam/ui';
import { Sparkles } from 'lucide-react';
import {
  visibilityOptions,
  type VisibilityGate,
  type VisibilityOption,
} from '../model/visibility-options.ts';
import { projectTexts } from '../texts.data.ts';
import { visibilityIcons } from './visibility-icon.ts';

interface VisibilityItemsProps {
  readonly value: ProjectVisibility;
  readonly rules: VisibilityRules;
  readonly onChoose: (visibility: ProjectVisibility) => void;
  readonly onUpgrade: (gate: Extract<VisibilityGate, { kind: 'upgrade' }>) => void;
  /** Names alone, inside a longer menu; a reason that blocks an option is shown all the same. */
  readonly isShort?: boolean;
}

/** The three options inside a menu. One that the plan does not include can be chosen: it leads to the upgrade. */
export function VisibilityItems(props: VisibilityItemsProps) {
  const { value, rules, onChoose, onUpgrade, isShort = false } = props;
  const choose = ({ visibility, gate }: VisibilityOption) => {
    if (gate.kind === 'upgrade') onUpgrade(gate);
    else if (gate.kind === 'open' && visibility !== value) onChoose(visibility);
  };
  return (
    <DropdownMenuRadioGroup value={value}>
      {visibilityOptions(rules).map((option) => (
        <VisibilityItem
          key={option.visibility}
          option={option}
          isShort={isShort}
          onSelect={() => choose(option)}
        />
      ))}
    </DropdownMenuRadioGroup>
  );
}

interface VisibilityItemProps {
  readonly option: VisibilityOption;
  readonly isShort: boolean;
  readonly onSelect: () => void;
}

function VisibilityItem({ option, isShort, onSelect }: VisibilityItemProps) {
  const { visibility, gate } = option;
  const Icon = visibilityIcons[visibility];
  const { names, descriptions } = projectTexts.visibility;
  return (
    <DropdownMenuRadioItem
      value={visibility}
      disabled={gate.kind === 'blocked'}
      onSelect={onSelect}
      className="items-start py-2"
    >
      <Icon aria-hidden className="mt-0.5" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-2 font-medium">
          {names[visibility]}
          {gate.kind === 'upgrade' ? (
            <Badge tone="accent">
              <Sparkles aria-hidden />
              {gate.badge}
            </Badge>
          ) : null}
        </span>
        {isShort && gate.kind !== 'blocked' ? null : (
          <span className="text-xs text-pretty text-muted-foreground">
            {gate.kind === 'blocked' ? gate.reason : descriptions[visibility]}
          </span>
        )}
      </span>
    </DropdownMenuRadioItem>
  );
}
