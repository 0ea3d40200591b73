import type { PageAnalyser } from '@loam/inspect';
import type { Runtime } from '../../runtime.ts';
import type { SpeedStore } from './store.ts';

export interface SpeedContext extends Pick<Runtime, 'db' | 'clock' | 'jobs' | 'logger'> {
  readonly store: SpeedStore;
  readonly analyser: PageAnalyser | undefined;
  /** A sentence for people; null when analyses can be run. */
  readonly unavailableReason: string | null;
}
