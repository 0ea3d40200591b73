import { fillText, texts } from '@loam/contract';
import { Field, IconButton, Input } from '@loam/ui';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { parseEnv, type RowFaults, type SecretRow } from '../model/secret-rows.ts';
import { secretWords } from '../texts.data.ts';

interface SecretRowFieldsProps {
  readonly row: SecretRow;
  readonly number: number;
  readonly faults: RowFaults | undefined;
  /** A secret of this name is saved already. */
  readonly replaces: boolean;
  readonly onChange: (row: SecretRow) => void;
  readonly onPaste: (pairs: ReturnType<typeof parseEnv>) => void;
  readonly onRemove: () => void;
}

export function SecretRowFields(props: SecretRowFieldsProps) {
  const { row, number, faults, replaces, onChange, onRemove } = props;
  const n = String(number);
  const paste = (event: ClipboardEvent) => {
    const pairs = parseEnv(event.clipboardData.getData('text'));
    if (pairs.length === 0) return;
    event.preventDefault();
    props.onPaste(pairs);
  };
  return (
    <li className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-2 @xl:grid-cols-2">
        <Field
          label={texts.secrets.columns.name}
          error={faults?.name}
          hint={replaces ? secretWords.replaces : undefined}
        >
          <Input
            className="font-mono"
            aria-label={fillText(secretWords.nameOf, { n })}
            placeholder={secretWords.namePlaceholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={row.name}
            onPaste={paste}
            onChange={(event) => onChange({ ...row, name: event.target.value })}
          />
        </Field>
        <Field label={texts.secrets.columns.value} error={faults?.value}>
          <MaskedInput number={number} value={row.value} onChange={(value) => onChange({ ...row, value })} />
        </Field>
      </div>
      <IconButton label={texts.secrets.removeRow} className="mt-6.5" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

interface MaskedInputProps {
  readonly number: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function MaskedInput({ number, value, onChange }: MaskedInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const n = String(number);
  return (
    <div className="relative">
      <Input
        // Not a password of this site: nothing should offer to keep it.
        className={isShown ? 'pr-10 font-mono' : 'pr-10 font-mono [-webkit-text-security:disc]'}
        aria-label={fillText(secretWords.valueOf, { n })}
        placeholder={secretWords.valuePlaceholder}
        autoComplete="off"
        spellCheck={false}
        data-1p-ignore
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        label={fillText(isShown ? secretWords.hide : secretWords.show, { n })}
        size="sm"
        aria-pressed={isShown}
        className="absolute top-1 right-1"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
