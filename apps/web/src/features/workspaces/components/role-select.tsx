import { AssignableRole } from '@loam/contract';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import { peopleTexts } from '../texts.data.ts';

interface RoleSelectProps {
  readonly value: AssignableRole;
  readonly onValueChange: (role: AssignableRole) => void;
  readonly canAssign: (role: AssignableRole) => boolean;
  readonly label?: string;
  readonly size?: 'sm' | 'md';
}

export function RoleSelect({ value, onValueChange, canAssign, label, size = 'md' }: RoleSelectProps) {
  return (
    <Select value={value} onValueChange={(next) => onValueChange(AssignableRole.parse(next))}>
      <SelectTrigger inputSize={size} aria-label={label}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {AssignableRole.options.map((role) => (
          <SelectItem
            key={role}
            value={role}
            disabled={!canAssign(role)}
            description={peopleTexts.roles[role].text}
          >
            {peopleTexts.roles[role].label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
