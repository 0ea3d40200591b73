import { publishingLimits } from '@loam/contract';
import { Field, Input, Switch, Textarea } from '@loam/ui';
import { useId } from 'react';
import { publishTexts } from '../texts.data.ts';
import type { SiteInfoFieldsProps } from './site-info-basics.tsx';

const words = publishTexts.siteInfo;

const textFields = [
  { name: 'canonical_url', label: words.canonical, placeholder: words.canonicalPlaceholder },
  { name: 'language', label: words.language, placeholder: words.languagePlaceholder },
  { name: 'theme_color', label: words.colour, placeholder: words.colourPlaceholder },
] as const;

export function SiteInfoAdvanced({ saved, info, form }: SiteInfoFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Field label={words.shareTitle} error={form.faults.share_title}>
        <Input
          value={info.share_title}
          maxLength={publishingLimits.textCharacters}
          placeholder={words.shareTitlePlaceholder}
          onChange={(event) => form.setField(saved, { share_title: event.target.value })}
        />
      </Field>
      <Field label={words.shareDescription} error={form.faults.share_description}>
        <Textarea
          rows={2}
          value={info.share_description}
          maxLength={publishingLimits.textCharacters}
          placeholder={words.shareDescriptionPlaceholder}
          onChange={(event) => form.setField(saved, { share_description: event.target.value })}
        />
      </Field>
      {textFields.map(({ name, label, placeholder }) => (
        <Field key={name} label={label} error={form.faults[name]}>
          <Input
            value={info[name]}
            placeholder={placeholder}
            spellCheck={false}
            onChange={(event) => form.setField(saved, { [name]: event.target.value })}
          />
        </Field>
      ))}
      <IndexedSwitch
        isIndexed={info.is_indexed}
        onChange={(is_indexed) => form.setField(saved, { is_indexed })}
      />
    </div>
  );
}

interface IndexedSwitchProps {
  readonly isIndexed: boolean;
  readonly onChange: (isIndexed: boolean) => void;
}

function IndexedSwitch({ isIndexed, onChange }: IndexedSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <span id={id} className="text-sm">
        {words.indexed}
      </span>
      <Switch aria-labelledby={id} checked={isIndexed} onCheckedChange={onChange} />
    </div>
  );
}
