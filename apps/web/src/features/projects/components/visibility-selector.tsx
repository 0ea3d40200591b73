import { type ProjectVisibility, texts } from '@loam/contract';
import {
  Button,
  cn,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
  Tooltip,
} from '@loam/ui';
import { ChevronDown } from 'lucide-react';
import { projectTexts } from '../texts.data.ts';
import { type UpgradeTarget, useVisibilityUpgrade } from '../use-visibility-upgrade.ts';
import { visibilityIcons } from './visibility-icon.ts';
import { VisibilityItems } from './visibility-items.tsx';

interface VisibilitySelectorProps {
  readonly value: ProjectVisibility;
  readonly workspace: UpgradeTarget;
  readonly onChange: (visibility: ProjectVisibility) => void;
  /** False for someone who may look but not change; the tooltip says why. */
  readonly canChange?: boolean;
  /** `settings` opens the billing settings instead of the prompt. */
  readonly upgradeBy?: 'prompt' | 'settings';
  readonly variant?: 'ghost' | 'outline';
}

export function VisibilitySelector(props: VisibilitySelectorProps) {
  const { value, workspace, onChange, canChange = true, upgradeBy = 'prompt', variant = 'ghost' } = props;
  const upgrade = useVisibilityUpgrade(workspace, upgradeBy);
  const Icon = visibilityIcons[value];
  const label = projectTexts.visibility.names[value];
  if (!canChange) {
    return (
      <Tooltip label={texts.visibility.needsEditor}>
        {/* Not `disabled`: a disabled button cannot be focused, and its reason could not be read. */}
        <Button variant={variant} size="sm" aria-disabled className="cursor-default text-muted-foreground">
          <Icon aria-hidden />
          {label}
        </Button>
      </Tooltip>
    );
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant={variant}
          size="sm"
          aria-label={`${projectTexts.visibility.label}: ${label}`}
          className="text-muted-foreground hover:text-foreground data-[state=open]:bg-hover"
        >
          <Icon aria-hidden />
          {/* Beside others on a phone the sign says it; the name is read out and stands in the list. */}
          <span className={cn(variant === 'ghost' && 'max-sm:hidden')}>{label}</span>
          <ChevronDown aria-hidden className="size-3.5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-72">
        <DropdownMenuLabel>{projectTexts.visibility.label}</DropdownMenuLabel>
        <VisibilityItems
          value={value}
          rules={{ plan: workspace.plan, disablePublish: workspace.disable_publish }}
          onChoose={onChange}
          onUpgrade={upgrade}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
