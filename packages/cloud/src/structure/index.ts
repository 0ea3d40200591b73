/** What a database is made of, and its changes: meant by people, written as SQL, run as migrations by others. */
export type { Danger, PlannedChange, StructureChange } from './change.ts';
export type {
  EnumFacts,
  ExtensionFacts,
  FunctionFacts,
  JobFacts,
  JobRun,
  StructureObjects,
  TriggerFacts,
} from './facts.ts';
export { plainFailure } from './plain-failure.ts';
export { createStructure, type Structure } from './structure.ts';
