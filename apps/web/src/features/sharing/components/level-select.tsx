import { canGiveLevel, CollaboratorLevel, type Project } from '@loam/contract';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import { useUpgradePrompt } from '../../billing/use-upgrade-prompt.ts';
import { levelLabel, levelText } from '../model/level-labels.ts';

interface LevelSelectProps {
  readonly label: string;
  readonly value: CollaboratorLevel;
  readonly onValueChange: (level: CollaboratorLevel) => void;
  readonly workspace: Project['workspace'];
  readonly disabled?: boolean;
}

/** One that the plan does not include can be chosen: it leads to the upgrade. */
export function LevelSelect({ label, value, onValueChange, workspace, disabled }: LevelSelectProps) {
  const prompt = useUpgradePrompt();
  const choose = (next: string) => {
    const level = CollaboratorLevel.parse(next);
    if (canGiveLevel(workspace.plan, level)) onValueChange(level);
    else prompt(workspace, 'viewerRole');
  };
  return (
    <Select value={value} onValueChange={choose} disabled={disabled}>
      <SelectTrigger inputSize="sm" aria-label={label} className="w-26 shrink-0">
        <SelectValue>{levelLabel(value)}</SelectValue>
      </SelectTrigger>
      <SelectContent>
        {CollaboratorLevel.options.toReversed().map((level) => (
          <SelectItem key={level} value={level} description={levelText(level)}>
            {levelLabel(level)}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
