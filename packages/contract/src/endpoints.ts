import { accountsEndpoints } from './accounts/endpoints.ts';
import { activityEndpoints } from './activity/endpoints.ts';
import { adminEndpoints } from './admin/endpoints.ts';
import { analyticsEndpoints } from './analytics/endpoints.ts';
import { billingEndpoints } from './billing/endpoints.ts';
import { chatEndpoints } from './chat/endpoints.ts';
import { editingEndpoints } from './editing/endpoints.ts';
import { visualEndpoints } from './editing/visual-endpoints.ts';
import { cloudAccessEndpoints } from './cloud/access.ts';
import { cloudArchiveEndpoints } from './cloud/archives.ts';
import { cloudAuthEndpoints } from './cloud/auth.ts';
import { cloudBucketEndpoints } from './cloud/buckets.ts';
import { cloudEndpoints, cloudPassthroughs } from './cloud/endpoints.ts';
import { cloudSecretEndpoints } from './cloud/secrets.ts';
import { cloudImportEndpoints } from './cloud/import.ts';
import { cloudObjectEndpoints } from './cloud/objects.ts';
import { cloudConsoleEndpoints, cloudProxyEndpoints } from './cloud/management.ts';
import { cloudBackupEndpoints } from './cloud/backups.ts';
import { cloudTableEndpoints } from './cloud/tables.ts';
import { cloudUsageEndpoints } from './cloud/usage.ts';
import { cloudSqlEndpoints } from './cloud/sql.ts';
import { cloudStructureEndpoints } from './cloud/structure.ts';
import { cloudUserEndpoints } from './cloud/users.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Passthrough } from './http/passthrough.ts';
import { liveEndpoints } from './live/endpoints.ts';
import { modelsEndpoints } from './models/endpoints.ts';
import { previewEndpoints } from './preview/endpoints.ts';
import { projectsEndpoints } from './projects/endpoints.ts';
import { publishingEndpoints } from './publishing/endpoints.ts';
import { sharingEndpoints } from './sharing/endpoints.ts';
import { speedEndpoints } from './speed/endpoints.ts';
import { uploadsEndpoints } from './uploads/endpoints.ts';
import { versionsEndpoints } from './versions/endpoints.ts';
import { workspacesEndpoints } from './workspaces/endpoints.ts';

/** Every call of the API. The server refuses to start when one of them is bound twice or not at all. */
export const endpoints = {
  ...accountsEndpoints,
  ...activityEndpoints,
  ...workspacesEndpoints,
  ...billingEndpoints,
  ...modelsEndpoints,
  ...projectsEndpoints,
  ...sharingEndpoints,
  ...uploadsEndpoints,
  ...versionsEndpoints,
  ...previewEndpoints,
  ...cloudEndpoints,
  ...cloudUserEndpoints,
  ...cloudAuthEndpoints,
  ...cloudSecretEndpoints,
  ...cloudObjectEndpoints,
  ...cloudBucketEndpoints,
  ...cloudUsageEndpoints,
  ...cloudConsoleEndpoints,
  ...cloudProxyEndpoints,
  ...cloudBackupEndpoints,
  ...cloudArchiveEndpoints,
  ...cloudImportEndpoints,
  ...cloudTableEndpoints,
  ...cloudSqlEndpoints,
  ...cloudStructureEndpoints,
  ...cloudAccessEndpoints,
  ...editingEndpoints,
  ...visualEndpoints,
  ...chatEndpoints,
  ...publishingEndpoints,
  ...analyticsEndpoints,
  ...speedEndpoints,
  ...liveEndpoints,
  ...adminEndpoints,
} satisfies Record<string, Endpoint>;

/** Calls whose shape belongs to someone else; bound like the others. */
export const passthroughs = { ...cloudPassthroughs } satisfies Record<string, Passthrough>;
