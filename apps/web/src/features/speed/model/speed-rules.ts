import {
  enums,
  fillText,
  limits,
  texts,
  type LighthouseAudit,
  type LighthouseResult,
  type PageSpeed,
  type SpeedCategory,
} from '@loam/contract';

export type Severity = (typeof enums.speed.severities)[number];

export interface Issue {
  readonly audit: LighthouseAudit;
  readonly severity: Severity;
}

export interface CategoryView {
  readonly id: SpeedCategory;
  /** 0 to 100; undefined where the page cannot have one. */
  readonly score: number | undefined;
  readonly issues: readonly Issue[];
  readonly errorCount: number;
  readonly passedCount: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export function severityOf(score: number): Severity {
  if (score < limits.speed.errorBelowScore) return 'error';
  if (score < limits.speed.warningBelowScore) return 'warning';
  return score < limits.speed.minorBelowScore ? 'minor' : 'info';
}

function shownScore(score: number): number {
  return Math.round(score * limits.speed.scoreScale);
}

/** The checks of a category that did not pass, the worst first, the heaviest first among equals. */
export function categoryView(result: LighthouseResult, id: SpeedCategory): CategoryView {
  const category = result.categories[id];
  const scored = (category?.auditRefs ?? []).flatMap(({ id: auditId, weight }) => {
    const audit = result.audits[auditId];
    return audit?.score === null || audit?.score === undefined
      ? []
      : [{ audit, weight, severity: severityOf(audit.score) }];
  });
  const issues = scored
    .filter(({ severity }) => severity !== 'info')
    .toSorted((a, b) => rank(a.severity) - rank(b.severity) || b.weight - a.weight);
  return {
    id,
    score: category?.score === null || category === undefined ? undefined : shownScore(category.score),
    issues,
    errorCount: issues.filter(({ severity }) => isCounted(severity)).length,
    passedCount: scored.length - issues.length,
  };
}

function rank(severity: Severity): number {
  return enums.speed.severities.indexOf(severity);
}

function isCounted(severity: Severity): boolean {
  return enums.speed.countedSeverities.some((counted) => counted === severity);
}

export function updatedLabel(analysis: Pick<PageSpeed, 'timestamp'> | undefined, now: number): string {
  const { updated } = texts.speed;
  if (analysis === undefined) return updated.never;
  const age = Math.max(0, now - Date.parse(analysis.timestamp));
  if (age < minuteMs) return updated.justNow;
  if (age < hourMs) return fillText(updated.minutes, { n: Math.floor(age / minuteMs) });
  if (age < dayMs) return fillText(updated.hours, { n: Math.floor(age / hourMs) });
  return fillText(updated.days, { n: Math.floor(age / dayMs) });
}

interface Staleness {
  readonly analysis: Pick<PageSpeed, 'timestamp' | 'published_commit_sha'> | undefined;
  readonly publishedCommit: string | undefined;
  readonly latestCommit: string | null;
  readonly now: number;
}

/** What the refresh button says about what is shown. */
export function freshness(facts: Staleness): { readonly isWarning: boolean; readonly tooltip?: string } {
  const { analysis, publishedCommit, latestCommit, now } = facts;
  const { tooltips } = texts.speed;
  const isOld = analysis !== undefined && now - Date.parse(analysis.timestamp) >= limits.speed.outdatedMs;
  const isOfEarlier = analysis !== undefined && analysis.published_commit_sha !== publishedCommit;
  const isWarning = analysis === undefined || isOld || isOfEarlier;
  if (latestCommit !== null && latestCommit !== publishedCommit) {
    return { isWarning, tooltip: tooltips.unpublished };
  }
  if (isOfEarlier) return { isWarning, tooltip: tooltips.previousVersion };
  return isOld ? { isWarning, tooltip: tooltips.outdated } : { isWarning };
}

/** What the AI is told: the checks that failed, with where, and nothing that could be taken for a wish of its own. */
export function fixRequest(view: CategoryView, url: string): string {
  const list = view.issues.map(({ audit }) => {
    const places = audit.details?.rows.slice(0, 3).map((row) => row.filter(Boolean).join(' | ')) ?? [];
    const value = audit.displayValue === undefined ? '' : ` (${audit.displayValue})`;
    return [`- ${audit.title}${value}`, ...places.map((place) => `  - ${place}`)].join('\n');
  });
  return [
    `Lighthouse looked at the published site ${url} and these ${view.id} checks failed. Please fix them:`,
    ...list,
  ].join('\n');
}
