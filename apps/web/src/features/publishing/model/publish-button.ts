import { type enums, type Project, type Publishing, texts } from '@loam/contract';
import { publishTexts } from '../texts.data.ts';
import type { DeploymentKind, DeploymentKinds } from './publishing-state.ts';

type ButtonProject = Pick<
  Project,
  'url' | 'is_published' | 'latest_commit_sha' | 'published_deployment' | 'permissions'
>;

export interface PublishFacts {
  readonly project: ButtonProject;
  /** Undefined until it is loaded. */
  readonly publishing: Publishing | undefined;
  readonly kinds: DeploymentKinds;
  /** The call of this window is on its way; what it will be is known since the click. */
  readonly pending: DeploymentKind | undefined;
  readonly hasUnsavedSiteInfo: boolean;
}

type PublishPhase = (typeof enums.publish.buttonStates)[number];

export interface PublishButtonState {
  readonly phase: PublishPhase;
  readonly label: string;
  readonly isBusy: boolean;
  readonly isUpToDate: boolean;
  /** For people; undefined when the button works. */
  readonly disabledReason: string | undefined;
}

export function publishButtonOf(facts: PublishFacts): PublishButtonState {
  const phase = phaseOf(facts);
  return {
    phase,
    label: texts.publish.button[phase],
    isBusy: phase === 'publishing' || phase === 'updating',
    isUpToDate: isUpToDate(facts),
    disabledReason: disabledReasonOf(facts),
  };
}

/** There is an address, and it shows the newest version. */
export function isUpToDate({ project, publishing }: Pick<PublishFacts, 'project' | 'publishing'>): boolean {
  const url = publishing?.is_published === true ? publishing.url : project.url;
  const published = publishing ? publishing.live?.commit_sha : project.published_deployment?.commit_sha;
  return url !== null && published !== undefined && published === project.latest_commit_sha;
}

function phaseOf(facts: PublishFacts): PublishPhase {
  const { publishing, kinds } = facts;
  const underway = underwayOf(facts);
  if (underway !== undefined) return underway === 'first' ? 'publishing' : 'updating';
  if (!isPublished(facts)) return 'publish';
  if (!isUpToDate(facts)) return 'update';
  const live = publishing?.live;
  if (!live) return 'published';
  // What this window saw happen comes first: a site that was taken down is published anew, not updated.
  return (kinds[live.id] ?? (live.is_first ? 'first' : 'update')) === 'first' ? 'published' : 'updated';
}

/** What is being published, by this window or by another. */
function underwayOf(facts: PublishFacts): DeploymentKind | undefined {
  const { publishing, kinds, pending } = facts;
  if (pending !== undefined || !publishing?.running) return pending;
  return kinds[publishing.running.id] ?? (isPublished(facts) ? 'update' : 'first');
}

function isPublished({ project, publishing }: PublishFacts): boolean {
  return publishing?.is_published ?? project.is_published;
}

function disabledReasonOf({ project, publishing, hasUnsavedSiteInfo }: PublishFacts): string | undefined {
  if (!project.permissions.includes('DeployProject')) return publishTexts.noPermission;
  if (publishing && publishing.disabled_reason !== null) return publishing.disabled_reason;
  if (project.latest_commit_sha === null) return publishTexts.nothingYet;
  return hasUnsavedSiteInfo ? publishTexts.unsavedSiteInfo : undefined;
}
