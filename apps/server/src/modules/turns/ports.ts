import type { Web } from '@loam/agent';
import type { ApprovalPreference } from '@loam/contract';

/** A tool of the AI, as far as people decide about it. */
export interface ToolInfo {
  readonly integration: string;
  readonly name: string;
  readonly title: string;
  readonly changesState: boolean;
  readonly defaultPreference: ApprovalPreference;
}

/** Files of a version, as text. */
export interface ProjectSource {
  sourceCode(
    projectId: string,
    commit?: string,
  ): Promise<{
    readonly commit: string;
    readonly files: readonly { readonly path: string; readonly contents: string | null }[];
  }>;
  head(projectId: string): Promise<string>;
}

export type PublicWeb = Web;

/** Moments at which tests end the process. */
export type TurnPoint = 'reserved' | 'first-token' | 'mid-tool' | 'committed' | 'settled';
export type TurnHook = (point: TurnPoint) => void;
