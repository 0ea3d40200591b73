import { type BackendFinding, fillText, limits } from '@loam/contract';
import { Badge, Banner, Button, Skeleton } from '@loam/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { CardFailed } from '../console/card-failed.tsx';
import type { CardProps } from '../console/screen.ts';
import { useFindings } from './api.ts';
import { tableOf, warningsOf } from './model.ts';
import { overviewWords } from './texts.data.ts';

/** Above the cards: what could be unsafe in the database, and the way to mend it. */
export function SecurityBanner({ project, backend, push }: CardProps) {
  const findings = useFindings(project.id, backend.ref ?? '');
  const [isAll, setIsAll] = useState(false);
  if (findings.data === undefined)
    return findings.isError ? (
      <CardFailed query={findings} title={overviewWords.failed} />
    ) : (
      <Skeleton className="h-10 rounded-lg" />
    );
  const warnings = warningsOf(findings.data);
  if (warnings.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-muted-foreground">
        <ShieldCheck aria-hidden className="size-4 text-success" />
        {overviewWords.none}
      </p>
    );
  const hidden = isAll ? 0 : Math.max(0, warnings.length - limits.cloud.cardItems);
  const hasErrors = warnings.some(({ level }) => level === 'ERROR');
  return (
    <section aria-label={overviewWords.security}>
      <Banner
        tone={hasErrors ? 'danger' : 'warning'}
        title={
          warnings.length === 1
            ? overviewWords.one
            : fillText(overviewWords.many, { n: String(warnings.length) })
        }
      >
        <ul className="mt-1 flex flex-col gap-1">
          {warnings.slice(0, warnings.length - hidden).map((finding) => (
            <Finding key={finding.cache_key} finding={finding} push={push} />
          ))}
        </ul>
        {warnings.length > limits.cloud.cardItems ? (
          <Button variant="link" size="sm" onClick={() => setIsAll(!isAll)}>
            {isAll ? overviewWords.fewer : fillText(overviewWords.more, { n: String(hidden) })}
          </Button>
        ) : null}
      </Banner>
    </section>
  );
}

interface FindingProps extends Pick<CardProps, 'push'> {
  readonly finding: BackendFinding;
}

function Finding({ finding, push }: FindingProps) {
  const table = tableOf(finding);
  return (
    <li className="flex items-start gap-2">
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer break-words">
          <Named text={finding.detail} />
        </summary>
        <div className="flex flex-col gap-1 py-1 ps-4">
          <p>
            <Badge variant="outline">{overviewWords.levels[finding.level]}</Badge>{' '}
            <Named text={finding.description} />
          </p>
          <p>
            <span className="font-medium">{overviewWords.howTo}:</span> <Named text={finding.remediation} />
          </p>
        </div>
      </details>
      {table === undefined ? null : (
        <Button
          size="sm"
          variant="outline"
          aria-label={fillText(overviewWords.reviewOf, { name: table })}
          onClick={() => push({ section: 'policies', params: { table } })}
        >
          {overviewWords.review}
        </Button>
      )}
    </li>
  );
}

/** Names stand between backticks in texts of lints. */
function Named({ text }: { readonly text: string }) {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      part.startsWith('`') ? <code key={`${index} ${part}`}>{part.slice(1, -1)}</code> : part,
    );
}
