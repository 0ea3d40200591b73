import type { ExitReason } from './provider/provider.ts';
import type { DevState } from './dev/dev-state.ts';
import type { LogLine } from './dev/boot-log.ts';
import type { ProjectError } from './inside-message.ts';

export interface SandboxEvents {
  'devServer.changed': { readonly projectId: string; readonly state: DevState };
  'devServer.logged': { readonly projectId: string; readonly line: LogLine };
  /** A build or hot-update error of the newest code. */
  'devServer.failed': { readonly projectId: string; readonly error: ProjectError };
  /** The browser was told of new code. */
  'devServer.updated': { readonly projectId: string };
  'devServer.exited': { readonly projectId: string; readonly reason: ExitReason };
  'build.finished': { readonly projectId: string; readonly ok: boolean; readonly durationMs: number };
  'dependencies.progressed': { readonly projectId: string; readonly line: string };
  'dependencies.installed': { readonly projectId: string; readonly hash: string };
}
