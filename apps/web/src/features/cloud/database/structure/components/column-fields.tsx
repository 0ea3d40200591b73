import { Field, Input, Switch } from '@loam/ui';
import type { ColumnDraft } from '../model/drafts.ts';
import { structureWords } from '../texts.data.ts';
import { TypeSelect } from './type-select.tsx';

const words = structureWords.column;
const numbers = new Set(['smallint', 'integer', 'bigint']);

interface ColumnFieldsProps {
  readonly draft: ColumnDraft;
  readonly onChange: (draft: ColumnDraft) => void;
  readonly ownTypes: readonly string[];
}

/** Name and type of a column, and its rules. */
export function ColumnFields({ draft, onChange, ownTypes }: ColumnFieldsProps) {
  return (
    <>
      <Field label={structureWords.name} required>
        <Input value={draft.name} onChange={(event) => onChange({ ...draft, name: event.target.value })} />
      </Field>
      <Field label={words.type}>
        <TypeSelect
          value={draft.type}
          ownTypes={ownTypes}
          onChange={(type) => onChange(withType(draft, type))}
        />
      </Field>
      <ColumnRules draft={draft} onChange={onChange} />
    </>
  );
}

/** Only whole numbers are counted on. */
export function withType(draft: ColumnDraft, type: string): ColumnDraft {
  return { ...draft, type, isIdentity: draft.isIdentity && numbers.has(type) };
}

export function ColumnRules({ draft, onChange }: Omit<ColumnFieldsProps, 'ownTypes'>) {
  const set = (part: Partial<ColumnDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      {draft.isIdentity ? null : (
        <Field label={words.default} hint={words.defaultHint}>
          <Input value={draft.defaultValue} onChange={(event) => set({ defaultValue: event.target.value })} />
        </Field>
      )}
      <div className="flex flex-col gap-2.5">
        <Rule
          label={words.nullable}
          isOn={draft.isNullable && !draft.isPrimary && !draft.isIdentity}
          isFixed={draft.isPrimary || draft.isIdentity}
          onChange={(isNullable) => set({ isNullable })}
        />
        <Rule label={words.unique} isOn={draft.isUnique} onChange={(isUnique) => set({ isUnique })} />
        {numbers.has(draft.type) ? (
          <Rule
            label={words.identity}
            isOn={draft.isIdentity}
            onChange={(isIdentity) => set({ isIdentity, ...(isIdentity && { defaultValue: '' }) })}
          />
        ) : null}
      </div>
    </>
  );
}

interface RuleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Rule({ label, isOn, isFixed = false, onChange }: RuleProps) {
  return (
    <label className="flex min-h-6 items-center gap-2.5 text-sm max-sm:min-h-10">
      <Switch checked={isOn} disabled={isFixed} onCheckedChange={onChange} />
      {label}
    </label>
  );
}
