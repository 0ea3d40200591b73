import { Checkbox } from '@loam/ui';
import { accountTexts } from '../texts.data.ts';

interface RevokeTokensChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A new password ends sessions in any case; scripts that use a token go on unless this is ticked. */
export function RevokeTokensChoice({ checked, onChange }: RevokeTokensChoiceProps) {
  const texts = accountTexts.revokeTokens;
  return (
    <label className="flex min-h-6 items-start gap-2.5 text-sm">
      <Checkbox
        className="mt-0.5"
        checked={checked}
        onCheckedChange={(isChecked) => onChange(isChecked === true)}
      />
      <span>
        {texts.label}
        <span className="block text-muted-foreground">{texts.hint}</span>
      </span>
    </label>
  );
}
