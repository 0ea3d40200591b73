import { texts } from '@loam/contract';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Badge,
  Button,
  Skeleton,
} from '@loam/ui';
import { useState } from 'react';
import { QueryError } from '../../../shared/query-error.tsx';
import { useSiteInfo } from '../api.ts';
import { shownInfo } from '../model/site-info-draft.ts';
import { publishTexts } from '../texts.data.ts';
import type { SiteInfoForm } from '../use-site-info-form.ts';
import { SiteInfoAdvanced } from './site-info-advanced.tsx';
import { SiteInfoBasics } from './site-info-basics.tsx';

const words = publishTexts.siteInfo;

interface SiteInfoSectionProps {
  readonly projectId: string;
  readonly form: SiteInfoForm;
}

/** What index.html says about the site. It is read only when someone looks at it. */
export function SiteInfoSection({ projectId, form }: SiteInfoSectionProps) {
  const [open, setOpen] = useState(form.isDirty ? 'info' : '');
  return (
    <Accordion
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="rounded-lg border border-border bg-surface px-3"
    >
      <AccordionItem value="info">
        <AccordionTrigger className="text-sm">
          <span className="flex flex-1 items-center gap-2">
            {words.title}
            {form.isDirty ? <Badge tone="warning">{words.changed}</Badge> : null}
          </span>
        </AccordionTrigger>
        <AccordionContent className="text-foreground">
          <SiteInfoFields projectId={projectId} form={form} />
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}

function SiteInfoFields({ projectId, form }: SiteInfoSectionProps) {
  const query = useSiteInfo(projectId, true);
  if (query.data === undefined) {
    return query.isError ? (
      <QueryError
        title={words.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    ) : (
      <div role="status" aria-label="Loading" className="flex flex-col gap-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  const { site_info: saved, commit_sha: commitSha } = query.data;
  const info = shownInfo(saved, form.draft);
  const fields = { projectId, commitSha, saved, info, form };
  return (
    <div className="flex flex-col gap-4">
      <SiteInfoBasics {...fields} />
      <Accordion type="single" collapsible>
        <AccordionItem value="advanced">
          <AccordionTrigger className="min-h-9 text-sm">{texts.publish.siteInfo.advanced}</AccordionTrigger>
          <AccordionContent className="pt-1 text-foreground">
            <SiteInfoAdvanced {...fields} />
          </AccordionContent>
        </AccordionItem>
      </Accordion>
      {form.isDirty ? <SaveRow form={form} /> : null}
    </div>
  );
}

function SaveRow({ form }: { readonly form: SiteInfoForm }) {
  return (
    <div className="flex justify-end gap-2">
      <Button size="sm" variant="outline" disabled={form.isSaving} onClick={form.revert}>
        {words.revert}
      </Button>
      <Button
        size="sm"
        variant="primary"
        loading={form.isSaving}
        disabled={!form.canSave}
        onClick={form.save}
      >
        {words.save}
      </Button>
    </div>
  );
}
