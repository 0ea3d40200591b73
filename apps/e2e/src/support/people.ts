import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { endpoints, type Project, type Workspace } from '@loam/contract';
import { type Api, createApi, sendCall } from './api.ts';

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Person extends Credentials {
  readonly id: string;
  readonly api: Api;
  readonly cookies: readonly Cookie[];
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** Whom the first journey makes the owner of the installation. */
export const owner: Credentials = {
  name: 'Olive Owner',
  email: 'olive@example.com',
  password: 'good soil for olives',
};

export interface People {
  signUp(name: string): Promise<Person>;
  signIn(credentials: Credentials): Promise<Person>;
  /** A browser of their own, signed in. */
  windowOf(person: Person, options?: BrowserContextOptions): Promise<Page>;
  /** A browser that nobody has signed in. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
}

interface PeopleOptions {
  readonly browser: Browser;
  readonly baseUrl: string;
  /** Everything thrown by a page's own code, for the end of the journey. */
  onPageError(error: Error): void;
}

export function createPeople({ browser, baseUrl, onPageError }: PeopleOptions): People {
  async function enter(kind: 'signUp' | 'signIn', credentials: Credentials): Promise<Person> {
    const response = await sendCall({
      baseUrl,
      token: undefined,
      endpoint: endpoints[kind],
      options: { body: credentials },
    });
    const answer = endpoints[kind].response.parse(await response.json());
    return {
      ...credentials,
      id: answer.user.id,
      api: createApi(baseUrl, answer.token),
      cookies: response.headers.getSetCookie().map((header) => readCookie(header, baseUrl)),
    };
  }
  async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: baseUrl, ...options });
    context.on('weberror', (webError) => {
      const error = webError.error();
      if (!isOfPreview(error)) onPageError(error);
    });
    return context.newPage();
  }
  return {
    signUp: (name) => enter('signUp', newCredentials(name)),
    signIn: (credentials) => enter('signIn', credentials),
    visitor,
    async windowOf(person, options) {
      const page = await visitor(options);
      await page.context().addCookies(person.cookies);
      return page;
    },
  };
}

/** What an app in a preview throws is its own: some journeys are about just that. */
function isOfPreview({ stack = '' }: Error): boolean {
  return /https?:\/\/[^/\s]+\.preview\.localhost/.test(stack);
}

let count = 0;

export function newCredentials(name: string): Credentials {
  count += 1;
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${process.pid}.${count}@example.com`;
  return { name, email, password: `${name} likes long words` };
}

function readCookie(header: string, url: string): Cookie {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
}

export async function workspaceOf(person: Person): Promise<Workspace> {
  const { workspaces } = await person.api.call(endpoints.listWorkspaces);
  const [first] = workspaces;
  if (!first) throw new Error(`${person.name} has no workspace`);
  return first;
}

export function projectOf(
  person: Person,
  display_name: string,
  visibility: Project['visibility'] = 'private',
): Promise<Project> {
  return person.api.call(endpoints.createProject, { body: { display_name, visibility } });
}

interface Membership {
  readonly host: Person;
  readonly guest: Person;
  readonly role?: 'admin' | 'member';
  readonly operator: Person;
}

/** Makes the guest a member of the host's workspace, by the mailed link. */
export async function join({ host, guest, role = 'member', operator }: Membership): Promise<Workspace> {
  const workspace = await workspaceOf(host);
  await host.api.call(endpoints.inviteToWorkspace, {
    params: { workspaceId: workspace.id },
    body: { email: guest.email, role },
  });
  const link = await mailedLink(operator, guest.email);
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  await guest.api.call(endpoints.acceptInvitation, { params: { token } });
  return workspace;
}

/** The address in the newest mail to someone, out of the operator's outbox: this installation sends none. */
export async function mailedLink(operator: Person, to: string): Promise<string> {
  let link = '';
  // Some mails are written after the answer, so that the time it takes does not tell who has an account.
  await expect(async () => {
    const { mails } = await operator.api.call(endpoints.listAdminMails);
    const mail = mails.find((candidate) => candidate.to === to);
    if (!mail) throw new Error(`The outbox holds no mail to ${to}`);
    const { body } = await operator.api.call(endpoints.getAdminMail, { params: { mailId: mail.id } });
    [link = ''] = /https?:\/\/\S+/.exec(body) ?? [];
    expect(link, `the link in “${mail.subject}”`).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return link;
}
