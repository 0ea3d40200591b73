import { fillText, limits, texts, type LighthouseAudit } from '@loam/contract';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Badge,
  Button,
  EmptyState,
  scrollRegion,
} from '@loam/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Markdown } from '../../chat/components/markdown.tsx';
import type { CategoryView, Issue } from '../model/speed-rules.ts';
import { speedTexts } from '../texts.data.ts';

const tones = { error: 'danger', warning: 'warning', minor: 'neutral', info: 'info' } as const;

/** What did not pass, three at first. A new list starts short again: give it a key. */
export function IssueList({ view }: { readonly view: CategoryView }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? view.issues : view.issues.slice(0, limits.speed.firstIssues);
  if (view.issues.length === 0) {
    return (
      <EmptyState icon={CircleCheck} title={speedTexts.noIssues}>
        {speedTexts.noIssuesDetail}
      </EmptyState>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Accordion type="multiple" className="min-w-0">
        {shown.map((issue) => (
          <IssueRow key={issue.audit.id} issue={issue} />
        ))}
      </Accordion>
      {shown.length < view.issues.length ? (
        <Button variant="outline" size="sm" className="self-start" onClick={() => setWhole(true)}>
          {texts.speed.showMore}
        </Button>
      ) : null}
    </div>
  );
}

function IssueRow({ issue: { audit, severity } }: { readonly issue: Issue }) {
  return (
    <AccordionItem value={audit.id}>
      <AccordionTrigger>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-left">
          <Badge tone={tones[severity]}>{speedTexts.severities[severity]}</Badge>
          <span className="min-w-0 flex-1 basis-48 text-pretty">{plain(audit.title)}</span>
          <span className="text-sm text-muted-foreground tabular-nums">{gainOf(audit)}</span>
        </span>
      </AccordionTrigger>
      <AccordionContent>
        <div className="flex min-w-0 flex-col gap-3 text-muted-foreground">
          <Markdown text={audit.description} />
          {audit.explanation === undefined ? null : <p>{audit.explanation}</p>}
          {audit.errorMessage === undefined ? null : <p className="text-danger">{audit.errorMessage}</p>}
          {audit.warnings?.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          {audit.details === undefined ? null : <Findings details={audit.details} />}
        </div>
      </AccordionContent>
    </AccordionItem>
  );
}

function Findings({ details }: { readonly details: NonNullable<LighthouseAudit['details']> }) {
  return (
    <div {...scrollRegion(speedTexts.issues)} className="overflow-x-auto rounded-lg border border-border">
      <table className="w-full text-left text-sm">
        <thead className="bg-surface-sunken text-xs">
          <tr>
            {details.headings.map((heading, index) => (
              <th key={`${index}-${heading}`} scope="col" className="px-3 py-1.5 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {details.rows.map((row, index) => (
            <tr key={index} className="border-t border-border align-top">
              {row.map((cell, column) => (
                <td key={column} className="max-w-96 px-3 py-1.5 font-mono text-xs break-all">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Titles name tags and attributes in backticks; here they are read, not run. */
function plain(title: string): string {
  return title.replaceAll('`', '');
}

function gainOf({ savings, displayValue }: LighthouseAudit): string {
  if (savings?.ms !== undefined) return fillText(speedTexts.savesMs, { n: Math.round(savings.ms) });
  if (savings?.bytes !== undefined)
    return fillText(speedTexts.savesKb, { n: Math.ceil(savings.bytes / 1024) });
  return displayValue ?? '';
}
