import type { TableDescription } from '../tables/index.ts';

export interface EnumFacts {
  readonly name: string;
  readonly values: readonly string[];
  /** `table.column` of every column that has it. */
  readonly usedBy: readonly string[];
}

export interface FunctionFacts {
  readonly name: string;
  /** Name and types of what it takes: tells it from others of its name. */
  readonly signature: string;
  readonly arguments: string;
  readonly result: string;
  readonly language: string;
  readonly kind: 'function' | 'procedure' | 'aggregate';
  readonly isTrigger: boolean;
  /** Runs with the rights of its owner. */
  readonly isDefiner: boolean;
  /** Empty where there is none, as of aggregates. */
  readonly definition: string;
}

export interface TriggerFacts {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly isEnabled: boolean;
}

export interface ExtensionFacts {
  readonly name: string;
  readonly comment: string;
  readonly isOn: boolean;
  /** Part of every database here: it cannot be switched. */
  readonly isFixed: boolean;
}

export interface JobFacts {
  readonly id: number;
  readonly name: string | null;
  readonly schedule: string;
  readonly command: string;
  readonly isActive: boolean;
  readonly lastStatus: string | null;
  readonly lastStartedAt: string | null;
}

export interface JobRun {
  readonly id: number;
  readonly status: string | null;
  readonly message: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

export interface PolicyFacts {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  readonly isPermissive: boolean;
  readonly command: string;
  readonly roles: readonly string[];
  readonly using: string | null;
  readonly check: string | null;
}

/** Of a database, beside its tables. */
export interface StructureObjects {
  readonly policies: readonly PolicyFacts[];
  readonly enums: readonly EnumFacts[];
  readonly functions: readonly FunctionFacts[];
  readonly triggers: readonly TriggerFacts[];
  readonly extensions: readonly ExtensionFacts[];
  readonly jobs: readonly JobFacts[];
}

/** What stands there before a change. */
export interface ChangeFacts extends StructureObjects {
  /** The table that the change is about. */
  readonly table: TableDescription | undefined;
}
