import type { PageAnalyser } from '@loam/inspect';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import { runAnalysis } from './analyse.ts';
import type { SpeedContext } from './context.ts';
import { analysisJob } from './jobs.ts';
import { speedRoutes } from './routes.ts';
import { createSpeedStore } from './store.ts';

export interface SpeedDeps extends Pick<Runtime, 'db' | 'clock' | 'jobs' | 'logger'> {
  /** Absent where this machine has no browser that can be held. */
  readonly analyser?: PageAnalyser | undefined;
}

export interface Speed {
  readonly bindings: Binding[];
}

const noBrowser = 'This installation has no Chromium that can be run safely, so pages cannot be analysed.';

export function createSpeed(deps: SpeedDeps): Speed {
  const context: SpeedContext = {
    ...deps,
    analyser: deps.analyser,
    store: createSpeedStore(),
    unavailableReason: deps.analyser ? null : noBrowser,
  };
  if (deps.analyser) {
    deps.jobs.handle(analysisJob, (data, signal) => runAnalysis(context, data, signal), { concurrency: 1 });
  }
  return { bindings: speedRoutes(context) };
}
