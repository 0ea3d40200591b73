import { apiKeys } from '../api-keys/face.ts';
import { authSettings } from '../auth-settings/face.ts';
import { backups } from '../backups/face.ts';
import { instance } from '../instance/face.ts';
import { secrets } from '../secrets/face.ts';
import { storage } from '../storage/face.ts';
import { usage } from '../usage/face.ts';
import { users } from '../users/face.ts';

/** The sections by which an app's people, files, keys and instance are looked after. */
export const operations = {
  users,
  storage,
  secrets,
  auth: authSettings,
  keys: apiKeys,
  backups,
  usage,
  advanced: instance,
} as const;
