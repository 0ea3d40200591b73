import { bareName } from './path-rules.ts';
import { PROTECTED_PATHS, type ProtectedPath } from './protected-paths.data.ts';

/** The rule that holds for a path, or undefined where anything may be written. */
export function protectionOf(path: string): ProtectedPath | undefined {
  const bare = path.split('/').map(bareName).join('/');
  const found = PROTECTED_PATHS.find(({ pattern }) => pattern.test(bare));
  return found?.rule === 'free' ? undefined : found;
}
