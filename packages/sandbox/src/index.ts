export type { BuildInput, BuildResult, Builds } from './builds/builds.ts';
export { digestSources } from './builds/source-digest.ts';
export type { TypeCheck, TypeCheckInput, TypeCheckResult } from './checks/type-check.ts';
export type { TypeFault } from './checks/type-faults.ts';
export type { FileQuestion, TypeServer, TypeServers } from './checks/type-server.ts';
export {
  createSandbox,
  type ProjectDevServers,
  type Sandbox,
  type SandboxOptions,
} from './create-sandbox.ts';
export type { Dependencies, DependencyChange, DependencyInput } from './dependencies/dependencies.ts';
export type { DependencySet, ProjectManifest } from './dependencies/dependency-set.ts';
export type { LogLine } from './dev/boot-log.ts';
export type { DevServerStatus, DevServerTiming } from './dev/dev-server.ts';
export type { DevState } from './dev/dev-state.ts';
export type { SandboxErrorCode } from './errors.ts';
export type { SandboxEvents } from './events.ts';
export type { ProjectError } from './inside-message.ts';
export { DEFAULT_LIMITS, type SandboxLimits } from './limits.ts';
export { detectProvider } from './provider/detect-provider.ts';
export {
  SANDBOX_LEVELS,
  type ExitReason,
  type ExitReport,
  type HeldProgram,
  type Limits,
  type Mount,
  type SandboxLevel,
  type SandboxProcess,
  type SandboxProvider,
  type StartOptions,
} from './provider/provider.ts';
export { runInSandbox, type RunResult } from './run.ts';
export { REGISTRY_ORIGIN } from './network/filtering-proxy.ts';
export type { NetworkRules } from './network/open-network.ts';
export { openPrograms, type OpenPrograms } from './programs/open-programs.ts';
export type {
  Door,
  Gateway,
  KeptFolder,
  Program,
  ProgramEnd,
  ProgramLimits,
  ProgramLine,
  ProgramNetwork,
  ProgramUse,
  Runnable,
} from './programs/program.ts';
export type { NetworkStatus, Programs, ProgramStatus } from './programs/programs.ts';
export type { SiteProgram, SiteServers } from './sites/site-servers.ts';
export { INSIDE as INSIDE_PATHS, reachableCopy } from './runtime.ts';
