import type { KeyRing } from './key-ring.ts';

export interface KeyRings {
  /** The same object as long as nothing changed spares parsing its keys again. */
  load(ref: string): Promise<KeyRing | undefined>;
}
