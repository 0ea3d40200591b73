import { Project } from '@loam/contract';
import { type Db, sql } from '@loam/db';
import { type BlobStore, createDiskBlobStore, silentLogger } from '@loam/kernel';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { createJobs, type JobRunner } from '../../jobs/create-jobs.ts';
import type { Person } from '../../testing/people.ts';
import { openProjectFiles, type SendOptions } from '../../testing/project-files.fixture.ts';
import type { CommitBuild } from '../builds/index.ts';
import type { PublishPoint } from './context.ts';
import { createPublishing, createSiteSource, type PublishingDeps, type PublishingModule } from './index.ts';

/** What a version builds to, by the message of whoever saved it; the page names it. */
export type Built = Readonly<Record<string, string>> | { readonly fault: string };

export interface PublisherOptions {
  readonly db: Db;
  readonly folder: string;
  readonly dnsServers?: string;
  readonly dns?: PublishingDeps['dns'];
  readonly knownSecrets?: PublishingDeps['knownSecrets'];
  readonly servers?: PublishingDeps['servers'];
  /** Absent: the commit in a page. */
  build?(commitSha: string): Promise<Built> | Built;
  reached?(point: PublishPoint): Promise<void>;
  /** Before each file is written. */
  storing?(): Promise<void>;
  /** False: requests are written down and wait. */
  readonly works?: boolean;
}

const quick = {
  heartbeatSeconds: 10,
  expireInSeconds: 60,
  retryDelaySeconds: 0,
  monitorSeconds: 1,
  pollSeconds: 1,
  cronSeconds: 30,
};

export const pageOf = (commitSha: string) =>
  `<!doctype html><html><head><title>x</title></head><body>${commitSha}</body></html>`;

/** Publishing behind the real pipeline on real jobs, git and files; only the bundler is not there. */
export async function openPublisher(options: PublisherOptions) {
  const { db, folder } = options;
  const builds: string[] = [];
  const jobs: JobRunner = createJobs({ db, logger: silentLogger, timing: quick });
  const clock = new Map<string, (signal: AbortSignal) => Promise<void>>();
  const held: { module?: PublishingModule } = {};
  const config = readConfig({
    LOAM_PUBLIC_IP: '203.0.113.7',
    LOAM_SITES_DOMAIN: 'sites.loam.example.net',
    LOAM_PUBLIC_URL: 'https://loam.example.net',
    LOAM_DNS_SERVERS: options.dnsServers ?? '127.0.0.1:9',
  });
  const disk = createDiskBlobStore({ root: join(folder, 'blobs') });
  const blobs: BlobStore = {
    ...disk,
    async put(key, body) {
      await options.storing?.();
      return disk.put(key, body);
    },
  };
  const files = openProjectFiles({
    db,
    folder,
    config,
    more: ({ runtime, projects, versions, uploads, repo }) => {
      const recorded = {
        ...jobs,
        handle: options.works === false ? () => {} : jobs.handle,
        schedule: (name: string, _: string, work: (signal: AbortSignal) => Promise<void>) =>
          void clock.set(name, work),
      };
      held.module = createPublishing({
        ...runtime,
        jobs: recorded,
        projects,
        versions,
        uploads,
        source: repo,
        blobs,
        dns: options.dns,
        servers: options.servers,
        builds: {
          async use(_projectId, commitSha, work) {
            builds.push(commitSha);
            const built = (await options.build?.(commitSha)) ?? { 'index.html': pageOf(commitSha) };
            return work(buildOf(built));
          },
        },
        ...(options.knownSecrets ? { knownSecrets: options.knownSecrets } : {}),
        ...(options.reached ? { reached: options.reached } : {}),
      });
      return held.module.bindings;
    },
  });
  await jobs.start();
  await held.module?.start();
  const source = createSiteSource({ db, config, logger: silentLogger });
  const send = async (as: Person | undefined, route: string, body?: object) => {
    const wish: SendOptions = { as, ...(body ? { body } : route.startsWith('POST') ? { body: {} } : {}) };
    const sent = await files.send(route, wish);
    return { status: sent.status, body: z.record(z.string(), z.unknown()).parse(sent.body ?? {}) };
  };
  return {
    files,
    blobs,
    jobs,
    source,
    builds,
    send,
    /** What the clock starts now and then. */
    tick: async (name: string) => clock.get(name)?.(new AbortController().signal),
    /** A project with a first version. */
    async newProject(owner: Person): Promise<Project> {
      const { id } = await files.newProject(owner);
      await files.send(`GET /projects/${id}/edits`, { as: owner });
      return Project.parse((await files.send(`GET /projects/${id}`, { as: owner })).body);
    },
    async save(owner: Person, projectId: string, content: string): Promise<string> {
      await files.send(`POST /projects/${projectId}/edit-code`, {
        as: owner,
        body: { changes: [{ path: 'src/lib/a.ts', content }] },
      });
      return (
        Project.parse((await files.send(`GET /projects/${projectId}`, { as: owner })).body)
          .latest_commit_sha ?? ''
      );
    },
    async close() {
      held.module?.close();
      await jobs.stop();
      await files.close();
    },
  };
}

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

function buildOf(built: Built): CommitBuild {
  if ('fault' in built && typeof built.fault === 'string') {
    return { ok: false, errors: [{ message: built.fault, file: 'src/a.ts', line: 3 }], log: ['building'] };
  }
  const all = Object.entries(built).map(([path, text]) => ({ path, content: Buffer.from(text) }));
  const read = async (path: string) => all.find((file) => file.path === path)?.content;
  const files = {
    read,
    has: async (path: string) => (await read(path)) !== undefined,
    async *list(folder = '') {
      const start = folder === '' ? '' : `${folder}/`;
      for (const { path, content } of all)
        if (path.startsWith(start)) yield { path: path.slice(start.length), content };
    },
  };
  return { ok: true, files, isAdopted: false, log: ['\u001b[32mbuilt\u001b[39m'] };
}

/** As they look once the process that worked on them is dead for a while. */
export async function expireDeployments(db: Db): Promise<void> {
  await db.run(sql`update leases set expires_at = now() - interval '1 second' where kind = 'deployment'`);
}
