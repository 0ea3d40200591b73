import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { ProjectId, Timestamp, UserId } from '../http/ids.ts';
import { CommitSha } from '../versions/schemas.ts';
import { publishingLimits } from './limits.data.ts';

export const DeploymentId = z.uuid().brand<'DeploymentId'>();
export type DeploymentId = z.infer<typeof DeploymentId>;

/** In this order; the last is when visitors see it. */
export const deploymentPhases = ['queued', 'building', 'scanning', 'storing', 'switching'] as const;
export const DeploymentPhase = z.enum(deploymentPhases);
export type DeploymentPhase = z.infer<typeof DeploymentPhase>;

/** `superseded`: a newer publish of the same project began before this one was live, and took its place. */
export const DeploymentStatus = z.enum(['running', 'succeeded', 'failed', 'superseded']);
export type DeploymentStatus = z.infer<typeof DeploymentStatus>;

export const Deployment = z.object({
  id: DeploymentId,
  project_id: ProjectId,
  commit_sha: CommitSha,
  /** Of the version that it shows. */
  commit_message: z.string(),
  status: DeploymentStatus,
  phase: DeploymentPhase,
  /** How long each phase took, in milliseconds; only those that ended. */
  phase_ms: z.partialRecord(DeploymentPhase, z.number()),
  /** Visitors see this one. */
  is_live: z.boolean(),
  /** Nothing of the project was live before it; false: it is an update. */
  is_first: z.boolean(),
  /** Its files are still there, so that it can be made live again at once. */
  can_roll_back: z.boolean(),
  /** Null once the account is gone. */
  user_id: UserId.nullable(),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
  /** Why it failed, for people; every word of it may come from the project's code. */
  detail: z.string().nullable(),
  /** A build error can be given to the AI; a fault of the installation cannot. */
  is_build_error: z.boolean(),
  bytes: z.number().int().nullable(),
  files: z.number().int().nullable(),
});
export type Deployment = z.infer<typeof Deployment>;

export const DeploymentWithLog = Deployment.extend({ log: z.array(z.string()) });
export type DeploymentWithLog = z.infer<typeof DeploymentWithLog>;

/** How publishing of one project stands; what a reloaded page needs. */
export const Publishing = z.object({
  is_published: z.boolean(),
  /** The address under the installation's own domain, also before the first publish. */
  site_url: z.url(),
  /** Where visitors are sent: the primary domain when there is one, otherwise `site_url`. */
  url: z.url(),
  live: Deployment.nullable(),
  running: Deployment.nullable(),
  /** A sentence for people; null when publishing is possible. */
  disabled_reason: z.string().nullable(),
});
export type Publishing = z.infer<typeof Publishing>;

const text = z.string().trim().max(publishingLimits.textCharacters);

/** What index.html says about the site. An empty text means that the page does not say it. */
export const SiteInfo = z.object({
  title: z.string().trim().max(publishingLimits.titleCharacters),
  description: z.string().trim().max(publishingLimits.descriptionCharacters),
  /** A path within the project (`/favicon.svg`) or an https address; null: none. */
  icon_url: text.nullable(),
  share_image_url: text.nullable(),
  /** Advanced. */
  share_title: text,
  share_description: text,
  canonical_url: text,
  language: z
    .string()
    .trim()
    .regex(/^([a-z]{2,3}(-[A-Za-z0-9]{2,8})*)?$/, 'Use a language code such as en or pt-BR.'),
  theme_color: z
    .string()
    .trim()
    .regex(/^(#[0-9a-fA-F]{3,8})?$/, 'Use a colour such as #2f6b3c.'),
  /** False asks search engines to leave the site out. */
  is_indexed: z.boolean(),
});
export type SiteInfo = z.infer<typeof SiteInfo>;

/** Only what is to change. */
export const SiteInfoChange = SiteInfo.partial();
export type SiteInfoChange = z.infer<typeof SiteInfoChange>;

export const DomainId = z.uuid().brand<'DomainId'>();
export type DomainId = z.infer<typeof DomainId>;

/** What the owner of a name has to enter where the name is managed. */
export const DnsRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  /** The whole name of the record. */
  name: z.string(),
  value: z.string(),
  /** As of the last check. */
  is_found: z.boolean(),
});
export type DnsRecord = z.infer<typeof DnsRecord>;

/** The punycode name, lower case, without a dot at the end. */
export const DomainName = z.string().min(1).max(publishingLimits.domainCharacters);

/** `active` and `pending` are the states of the specification; any other value is shown as 'still being configured'. */
export const Domain = z.object({
  id: DomainId,
  project_id: ProjectId,
  /** Punycode, as in addresses. */
  domain: DomainName,
  /** As people write it. */
  unicode_domain: z.string(),
  status: z.enum([...enums.domain.statuses, 'configuring', 'failing']),
  is_primary: z.boolean(),
  /** `www.` before it (or without it) leads here as well, by a redirect. */
  redirects_www: z.boolean(),
  records: z.array(DnsRecord),
  /** What the last check found missing, for people. */
  problem: z.string().nullable(),
  created_at: Timestamp,
  verified_at: Timestamp.nullable(),
  checked_at: Timestamp.nullable(),
  next_check_at: Timestamp.nullable(),
});
export type Domain = z.infer<typeof Domain>;
