/** A project's functions: Deno programs that are deployed from files and called below `/functions/v1`. */
export { checkSecrets } from './check-input.ts';
export { PLATFORM_VARIABLES } from './function-program.ts';
export { functionRoutes } from './management-routes.ts';
export { secretRoutes, type ManagedSecrets } from './secret-routes.ts';
export type { DeployInput } from './deploy.ts';
export type { FunctionErrorCode } from './errors.ts';
export { findDeno } from './find-deno.ts';
export type { FunctionsOptions, FunctionsStatus } from './context.ts';
export type { FunctionWithSources } from './copy-functions.ts';
export { createFunctions, type FunctionChange, type Functions } from './functions.ts';
export type { SourceFile } from './import-map.ts';
export type { ModuleFault } from './module-graph.ts';
export type {
  FunctionBlobs,
  FunctionCall,
  FunctionCalls,
  FunctionLog,
  FunctionLogEvent,
  FunctionPaths,
  FunctionProject,
  FunctionProjects,
  FunctionPrograms,
  FunctionRecord,
  FunctionSecrets,
  FunctionStore,
  NewFunctionVersion,
  SavedFunction,
} from './ports.ts';
