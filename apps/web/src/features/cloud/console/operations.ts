import { authSettings } from '../auth-settings/face.ts';
import { secrets } from '../secrets/face.ts';
import { storage } from '../storage/face.ts';
import { users } from '../users/face.ts';
import type { ConsoleSection } from './screen.ts';

type Face = Pick<ConsoleSection, 'Screen' | 'Card'>;
type Operation = 'users' | 'storage' | 'secrets' | 'auth' | 'keys' | 'backups' | 'usage' | 'advanced';

/** The sections by which an app's people, files, keys and instance are looked after. */
export const operations: Readonly<Record<Operation, Face>> = {
  users,
  storage,
  secrets,
  auth: authSettings,
  keys: {},
  backups: {},
  usage: {},
  advanced: {},
};
