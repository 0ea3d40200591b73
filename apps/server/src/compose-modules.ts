import type { DepsOptions } from './deps-options.ts';
import type { AccessPort } from './http/access.ts';
import { createAccounts } from './modules/accounts/index.ts';
import { createActivity } from './modules/activity/index.ts';
import { createAdmin } from './modules/admin/index.ts';
import { createAnalytics } from './modules/analytics/index.ts';
import { createBilling } from './modules/billing/index.ts';
import { createBuildsModule } from './modules/builds/index.ts';
import { createChat, laterSqlRuns } from './modules/chat/index.ts';
import {
  cloudUrl,
  createCloud,
  createCloudServices,
  createCloudWorkers,
  withoutConnection,
  withPresentConnection,
} from './modules/cloud/index.ts';
import { createCodeSocket, createEditing, createVisualEditing } from './modules/editing/index.ts';
import { createModels } from './modules/models/index.ts';
import { createPreview } from './modules/preview/index.ts';
import { createProjects } from './modules/projects/index.ts';
import { createPublishing } from './modules/publishing/index.ts';
import { createProjectInvitations, createSharing, type ProjectInvitations } from './modules/sharing/index.ts';
import { createSpeed } from './modules/speed/index.ts';
import { createTurns } from './modules/turns/index.ts';
import { createUploads } from './modules/uploads/index.ts';
import { createVersions } from './modules/versions/index.ts';
import { createWorkspaces, type Workspaces } from './modules/workspaces/index.ts';
import type { Platform } from './platform.ts';
import type { ServerModule } from './server-module.ts';
import { version } from './version.ts';

/**
 * The only place that knows every module, in the order of their rows. Each takes what it names of the platform and the
 * faces of those before it.
 */
export function composeModules(platform: Platform, options: DepsOptions) {
  const base = composeBase(platform, options);
  const work = composeWork(base, platform, options);
  const { accounts, workspaces, projects, versions, builds, preview, cloud } = base;
  const { turns } = work;
  const access: AccessPort = { project: projects.access, workspace: workspaces.workspaceAccess };
  const all: readonly ServerModule[] = [...Object.values(base), ...Object.values(work)];
  return {
    all,
    /** Those that begin by themselves. */
    starting: options.overrides?.runsTurns === false ? all.filter((module) => module !== turns) : all,
    accounts,
    previews: preview.hosts,
    clouds: cloud.hosts,
    prepareStarter: builds.prepareStarter,
    sockets: [
      createCodeSocket({
        repo: platform.runner.files,
        versions,
        staged: turns.staged,
        logger: platform.logger,
      }),
      preview.devSocket,
    ],
    access: options.overrides?.access?.(access) ?? access,
  };
}

/** People, what they pay and what they make: rows one to six. */
function composeBase(platform: Platform, options: DepsOptions) {
  const { passwordCost } = options.overrides ?? {};
  const workspaces = createWorkspaces(platform);
  const accounts = createAccounts({
    ...platform,
    version,
    workspaces: withProjectInvitations(workspaces, createProjectInvitations(platform)),
    ...(passwordCost ? { passwordCost } : {}),
  });
  const billing = createBilling({ ...platform, workspaces });
  const models = createModels(platform);
  const projects = createProjects({
    ...platform,
    workspaces,
    // The module of clouds stands below this one in the table of arrows.
    backendCopies: { prepare: async (order) => cloud.copies.prepare(order) },
  });
  const sharing = createSharing({ ...platform, projects });
  const uploads = createUploads({ ...platform, projects });
  const versions = createVersions({
    ...platform,
    projects,
    repo: platform.runner.files,
    laterSqlRuns: (projectId, since) => laterSqlRuns(platform.db, projectId, since),
    backend: {
      find: (projectId, version) => cloud.restorePlans.find(projectId, version),
      bringBack: (projectId, backupId) => cloud.restorePlans.bringBack(projectId, backupId),
    },
    copiedText: (file) => withoutConnection(file, (ref) => cloudUrl(platform.config, ref)),
    restoredText: (file) => withPresentConnection(file, (ref) => cloudUrl(platform.config, ref)),
  });
  const builds = createBuildsModule({ ...platform, projects, versions });
  const preview = createPreview({ ...platform, projects, versions, builds });
  const { cloudDatabases: databases } = options;
  const cloud = createCloud({
    ...platform,
    databases,
    ownerSql: databases,
    projectFiles: { versions, source: platform.runner.files },
    access: { project: projects.access },
    services: databases && ((facts) => createCloudServices({ ...platform, databases }, facts)),
    workers:
      databases &&
      ((facts) =>
        createCloudWorkers(
          { ...platform, databases, logs: options.cloudLogs, gateway: options.functions?.gateway },
          facts,
        )),
    logs: options.cloudLogs,
    usage: { billing, models },
    functions: databases &&
      options.functions && { host: options.functions, databases, blobs: platform.blobs },
  });
  return {
    workspaces,
    accounts,
    billing,
    models,
    projects,
    sharing,
    uploads,
    versions,
    builds,
    preview,
    cloud,
  };
}

/** Who was invited to a project may sign up like someone who was invited to a workspace. */
function withProjectInvitations(workspaces: Workspaces, projects: ProjectInvitations): Workspaces {
  return {
    ...workspaces,
    hasInvitation: async (email) =>
      (await workspaces.hasInvitation(email)) || (await projects.hasInvitation(email)),
    hasInvitationLink: async (email, token) =>
      (await workspaces.hasInvitationLink(email, token)) || (await projects.hasInvitationLink(email, token)),
  };
}

/** What is done with projects: the rows below. */
function composeWork(base: ReturnType<typeof composeBase>, platform: Platform, options: DepsOptions) {
  const { accounts, billing, models, projects, uploads, versions, builds, preview, cloud } = base;
  const { sandbox } = platform;
  const source = platform.runner.files;
  const editing = createEditing({ ...platform, versions, uploads });
  const visual = createVisualEditing({ ...platform, versions, uploads, source });
  const chat = createChat({ ...platform, billing, models, projects, uploads, versions, preview });
  const turns = createTurns({
    ...platform,
    chat,
    versions,
    preview,
    source,
    trials: preview.trials,
    cloud: cloud.builder,
  });
  const publishing = createPublishing({
    ...platform,
    projects,
    versions,
    builds,
    servers: platform.runner.siteServers,
    uploads,
    source,
  });
  const analytics = createAnalytics({ ...platform, sites: publishing });
  const speed = createSpeed({ ...platform, analyser: options.analyser?.(platform.outbound) });
  const activity = createActivity(platform);
  const admin = createAdmin({
    ...platform,
    version,
    accounts,
    billing,
    outbox: platform.mailer.outbox,
    restarts: options.restarts,
    sandbox: () => ('level' in sandbox ? sandbox : null),
    browser: options.browserState ?? (() => (options.browser ? 'ready' : 'none')),
  });
  return { editing, visual, chat, turns, publishing, analytics, speed, activity, admin };
}
