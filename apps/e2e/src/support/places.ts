import type { Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { mailedLink, newCredentials, type Person, projectOf, workspaceOf } from './people.ts';

/** One state of a screen to look at. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly as: 'operator' | 'visitor';
}

interface Registry {
  readonly routes: readonly string[];
  readonly dialogs: readonly string[];
}

/** What the app itself says it has; the gallery prints it. */
export async function readRegistry(page: Page): Promise<Registry> {
  await page.goto('/gallery');
  const text = await page.locator('[data-registry]').textContent();
  const registry: Registry = JSON.parse(text ?? '');
  return registry;
}

const settingsPanels = [
  'profile',
  'account',
  'preferences',
  'tokens',
  'workspace',
  'people',
  'billing',
  'usage',
  'activity',
  'domains',
];
const adminSections = ['accounts', 'workspaces', 'mail', 'settings', 'jobs', 'health'];
/** Views at the right of the chat that show something in a new project. */
const projectViews = ['mermaid', 'mermaid&diagram=pages', 'codeViewer', 'error', 'snapshot'];
const noSuchId = '00000000-0000-4000-8000-00000000dead';

/** For each pattern of the router, the addresses that show its states. A pattern that is missing here fails the walk. */
export async function placesByRoute(operator: Person): Promise<Readonly<Record<string, readonly Place[]>>> {
  const project = await projectOf(operator, 'A walk through the garden', 'public');
  const invitation = await openInvitation(operator);
  return {
    '/': [signedIn('/'), signedIn('/?q=nothing-matches-this')],
    '/admin': [signedIn('/admin')],
    '/admin/$section': adminSections.map((section) => signedIn(`/admin/${section}`)),
    '/sign-in': [visited('/sign-in')],
    '/sign-up': [visited('/sign-up')],
    '/forgot-password': [visited('/forgot-password')],
    '/reset-password': [visited('/reset-password'), visited('/reset-password?token=abc')],
    '/confirm-email': [visited('/confirm-email'), visited('/confirm-email?token=abc')],
    '/invitations/$token': [
      visited(invitation),
      signedIn(invitation),
      visited('/invitations/nothing-like-a-token-of-ours'),
    ],
    '/projects/$projectId': [
      signedIn(`/projects/${project.id}`),
      signedIn(`/projects/${project.id}?view=codeEditor`),
      ...projectViews.map((view) => signedIn(`/projects/${project.id}?view=${view}`)),
      visited(`/projects/${project.id}`),
      visited(`/projects/${noSuchId}`),
    ],
    '/@{$userId}': [signedIn(`/@${operator.id}`), visited(`/@${operator.id}`), visited(`/@${noSuchId}`)],
    '/user/$username': [visited('/user/nobody-of-this-name')],
    '/help': [
      visited('/help'),
      signedIn('/help'),
      // The settings open above any page; this one is small.
      ...settingsPanels.map((panel) => signedIn(`/help?settings=${panel}`)),
      signedIn('/help?settings=usage&openTopUp=1'),
    ],
    '/gallery': [visited('/gallery')],
  };
}

async function openInvitation(operator: Person): Promise<string> {
  const workspace = await workspaceOf(operator);
  const { email } = newCredentials('Somebody Else');
  await operator.api.call(endpoints.inviteToWorkspace, {
    params: { workspaceId: workspace.id },
    body: { email },
  });
  return new URL(await mailedLink(operator, email)).pathname;
}

function signedIn(path: string): Place {
  return { name: `${path} signed in`, path, as: 'operator' };
}

function visited(path: string): Place {
  return { name: `${path} as a visitor`, path, as: 'visitor' };
}
