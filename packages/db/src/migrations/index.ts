import { accounts } from './0001-accounts.data.ts';
import { workspaces } from './0002-workspaces.data.ts';
import { billing } from './0003-billing.data.ts';
import { projects } from './0004-projects.data.ts';
import { platform } from './0005-platform.data.ts';
import { projectLists } from './0006-project-lists.data.ts';
import { reservations } from './0007-reservations.data.ts';
import { versions } from './0008-versions.data.ts';
import { preview } from './0009-preview.data.ts';
import { chat } from './0010-chat.data.ts';
import { publishing } from './0011-publishing.data.ts';
import { analytics } from './0012-analytics.data.ts';
import { speed } from './0013-speed.data.ts';
import { reservationRenewal } from './0014-reservation-renewal.data.ts';
import { passwordAttempts } from './0015-password-attempts.data.ts';
import { messageDrafts } from './0016-message-drafts.data.ts';
import { modelTraits } from './0017-model-traits.data.ts';
import { leases } from './0018-leases.data.ts';
import { clouds } from './0019-clouds.data.ts';
import { cloudUsage } from './0020-cloud-usage.data.ts';
import { cloudFunctions } from './0021-cloud-functions.data.ts';
import { oneLease } from './0022-one-lease.data.ts';
import { cloudAuth } from './0023-cloud-auth.data.ts';
import { cloudStorage } from './0024-cloud-storage.data.ts';
import { cloudBilling } from './0025-cloud-billing.data.ts';
import { secretReplies } from './0026-secret-replies.data.ts';
import { sharing } from './0027-sharing.data.ts';
import { cloudImports } from './0028-cloud-imports.data.ts';
import { cloudCopies } from './0029-cloud-copies.data.ts';
import { stripe } from './0030-stripe.data.ts';
import { cloudAi } from './0031-cloud-ai.data.ts';
import { savedQueries } from './0032-saved-queries.data.ts';
import { cloudRestores } from './0033-cloud-restores.data.ts';
import { previewLinks } from './0035-preview-links.data.ts';
import { activity } from './0036-activity.data.ts';
import { presencePlaces } from './0037-presence-places.data.ts';
import { usageAlerts } from './0038-usage-alerts.data.ts';
import { refunds } from './0039-refunds.data.ts';
import { cloudLife } from './0040-cloud-life.data.ts';
import { migrationFiles } from './0041-migration-files.data.ts';
import { remixHistory } from './0044-remix-history.data.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** In the order they are applied. A migration that has been released is never changed; a new one follows it. */
export const migrations: readonly Migration[] = [
  accounts,
  workspaces,
  billing,
  projects,
  platform,
  projectLists,
  reservations,
  versions,
  preview,
  chat,
  publishing,
  analytics,
  speed,
  reservationRenewal,
  passwordAttempts,
  messageDrafts,
  modelTraits,
  leases,
  clouds,
  cloudUsage,
  cloudFunctions,
  oneLease,
  cloudAuth,
  cloudStorage,
  cloudBilling,
  secretReplies,
  sharing,
  cloudImports,
  cloudCopies,
  stripe,
  cloudAi,
  savedQueries,
  cloudRestores,
  previewLinks,
  activity,
  presencePlaces,
  usageAlerts,
  refunds,
  cloudLife,
  migrationFiles,
  remixHistory,
];
