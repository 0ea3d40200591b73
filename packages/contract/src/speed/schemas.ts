import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { Timestamp } from '../http/ids.ts';
import { CommitSha } from '../versions/schemas.ts';

export const SpeedStrategy = z.enum(enums.speed.strategies);
export type SpeedStrategy = z.infer<typeof SpeedStrategy>;

export const SpeedCategory = z.enum(enums.speed.categories);
export type SpeedCategory = z.infer<typeof SpeedCategory>;

/** As Lighthouse writes them; `score` is 0 to 1, null where a page cannot have one. */
export const LighthouseAudit = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  displayValue: z.string().optional(),
  explanation: z.string().optional(),
  errorMessage: z.string().optional(),
  warnings: z.array(z.string()).optional(),
  /** What it found where, as a table of plain texts, cut to what can be shown. */
  details: z.object({ headings: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
  /** Milliseconds or bytes that a repair would save. */
  savings: z.object({ ms: z.number().optional(), bytes: z.number().optional() }).optional(),
});
export type LighthouseAudit = z.infer<typeof LighthouseAudit>;

const LighthouseCategory = z.object({
  id: SpeedCategory,
  title: z.string(),
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number(), group: z.string().optional() })),
});

export const LighthouseResult = z.object({
  finalUrl: z.string(),
  fetchTime: Timestamp,
  categories: z.partialRecord(SpeedCategory, LighthouseCategory),
  audits: z.record(z.string(), LighthouseAudit),
  /** A data URL. */
  screenshot: z.string().nullable(),
});
export type LighthouseResult = z.infer<typeof LighthouseResult>;

export const PageSpeed = z.object({
  strategy: SpeedStrategy,
  results: z.object({ lighthouseResult: LighthouseResult }),
  timestamp: Timestamp,
  published_commit_sha: CommitSha,
});
export type PageSpeed = z.infer<typeof PageSpeed>;
