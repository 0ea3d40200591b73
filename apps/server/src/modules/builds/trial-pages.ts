import type { CheckFault, PageReport } from '@loam/agent';
import { faultFingerprint, type PageFault, pageFaults, pageWarnings, type PageVisit } from '@loam/inspect';
import type { StagedTrial } from '@loam/runner';

type TrialStacks = Pick<StagedTrial, 'locate'>;

const MAX_STACK = 1500;

/** What a visit comes to for whoever made the changes: faults with their place in the sources. */
export async function reportOf(visit: PageVisit, stacks: TrialStacks): Promise<PageReport> {
  const { route, title, text, console, failedRequests, screenshotPng } = visit;
  const { address, actionProblem, outline, layout, facts } = visit;
  return {
    route,
    title,
    text,
    console,
    failedRequests,
    screenshotPng,
    address,
    actionProblem,
    outline,
    layout,
    links: facts?.links,
    faults: await Promise.all(pageFaults(visit).map((fault) => located(fault, route, stacks))),
    warnings: pageWarnings(visit).map(({ message }) => faultOn(route, message)),
  };
}

async function located(fault: PageFault, route: string, stacks: TrialStacks): Promise<CheckFault> {
  const { stack, place } = await stacks.locate(fault.stack);
  const told = faultOn(route, fault.message);
  return { ...told, ...place, message: [told.message, stack.slice(0, MAX_STACK)].filter(Boolean).join('\n') };
}

function faultOn(route: string, message: string): CheckFault {
  // Without the page: what is wrong in a part that all of them share is one fault.
  const fingerprint = `page ${faultFingerprint(message)}`;
  return { kind: 'immediate_runtime', label: 'page', message: `On ${route}: ${message}`, fingerprint };
}
