import { limits, publishingLimits, type SiteInfo } from '@loam/contract';
import { cn, Field, Input, Textarea } from '@loam/ui';
import { publishTexts } from '../texts.data.ts';
import type { SiteInfoForm } from '../use-site-info-form.ts';
import { SiteImageField } from './site-image-field.tsx';

const words = publishTexts.siteInfo;

export interface SiteInfoFieldsProps {
  readonly projectId: string;
  readonly commitSha: string;
  readonly saved: SiteInfo;
  /** What is saved, with the changes on top. */
  readonly info: SiteInfo;
  readonly form: SiteInfoForm;
}

export function SiteInfoBasics({ projectId, commitSha, saved, info, form }: SiteInfoFieldsProps) {
  const picture = { projectId, commitSha, saved, form };
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.iconAndTitle}</legend>
        <SiteImageField {...picture} name="icon_url" label={words.icon} />
        <Field label={<span className="sr-only">{words.name}</span>} error={form.faults.title}>
          <Input
            value={info.title}
            maxLength={publishingLimits.titleCharacters}
            placeholder={words.namePlaceholder}
            onChange={(event) => form.setField(saved, { title: event.target.value })}
          />
        </Field>
      </fieldset>
      <Field
        label={words.description}
        aside={<DescriptionCounter length={info.description.length} />}
        error={form.faults.description}
      >
        <Textarea
          rows={3}
          value={info.description}
          maxLength={publishingLimits.descriptionCharacters}
          placeholder={words.descriptionPlaceholder}
          onChange={(event) => form.setField(saved, { description: event.target.value })}
        />
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.shareImage}</legend>
        <SiteImageField {...picture} name="share_image_url" label={words.shareImage} />
        <p className="text-xs text-muted-foreground">{words.shareImageHint}</p>
      </fieldset>
    </>
  );
}

/** Search results show about as much; more may be written. */
function DescriptionCounter({ length }: { readonly length: number }) {
  const limit = limits.publish.siteDescriptionCharacters;
  return (
    <span className={cn('tabular-nums', length > limit && 'text-warning')}>
      {length}/{limit}
    </span>
  );
}
