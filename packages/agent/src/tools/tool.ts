import type { Clock, Ids } from '@loam/kernel';
import { z } from 'zod';
import type { CodeFault, CodeFaultKind, Step, StepKind, TurnEvent } from '../events.ts';
import type { StagedFiles } from '../staging/staged-files.ts';
import type { Grant } from '../staging/write-rules.ts';
import type { ToolPreferenceValue, TurnPorts, TurnRequest } from '../turn.ts';
import type { ToolMemory } from './tool-memory.ts';

export type Integration = 'code' | 'preview' | 'web' | 'people' | 'cloud';

export interface Cured {
  readonly kind: CodeFaultKind;
  /** Every file when absent. */
  readonly path?: string;
}

export interface ToolOutput {
  /** What the model reads. */
  readonly text: string;
  readonly images?: readonly { readonly mediaType: string; readonly bytes: Uint8Array }[];
  /** What people read below the step's title; the title alone when absent. */
  readonly detail?: string;
  readonly paths?: readonly string[];
  readonly isError?: boolean;
  readonly faults?: readonly CodeFault[];
  /** These faults that came before are over. */
  readonly cures?: Cured;
  /** Going on would lead nowhere: the turn ends broken with these faults. */
  readonly endsTurn?: boolean;
}

/** The step of a call that was shown while the model still wrote it. */
export type BegunStep = Pick<Step, 'id' | 'startedAt' | 'lines'>;

export interface ToolContext {
  readonly files: StagedFiles;
  readonly ports: TurnPorts;
  readonly request: TurnRequest;
  readonly tell: (event: TurnEvent) => void;
  readonly signal: AbortSignal;
  readonly ids: Ids;
  readonly clock: Clock;
  /** What tools remember from call to call within one turn. */
  readonly memory: ToolMemory;
  /** Set for a call that a person has seen and allowed. */
  readonly grant?: Grant;
  /** Whether the model that asked can be shown a picture. */
  readonly seesImages: boolean;
  /** Whether the model has that tool; every one when absent. */
  readonly offers?: (tool: string) => boolean;
  /** Absent where nothing of the call was seen before it was whole. */
  readonly begun?: BegunStep | undefined;
}

/** Why this very call is shown to a person first. */
export interface ReasonToAsk {
  readonly reason: string;
  /** Also when the person allows the tool in general. */
  readonly always: boolean;
}

export interface ToolDefinition<Schema extends z.ZodType> extends ToolFacts {
  readonly input: Schema;
  title(input: z.output<Schema>): string;
  paths?(input: z.output<Schema>): readonly string[];
  reasonToAsk?(input: z.output<Schema>, context: ToolContext): Promise<ReasonToAsk | undefined>;
  run(input: z.output<Schema>, context: ToolContext): Promise<ToolOutput>;
}

interface ToolFacts {
  readonly name: string;
  readonly integration: Integration;
  readonly kind: StepKind;
  /** For the model; short. */
  readonly description: string;
  readonly changesState: boolean;
  readonly defaultPreference: ToolPreferenceValue;
  /** The right that the person must have. */
  readonly needs: 'none' | 'edit' | 'cloud';
  /** Offered to models that do better with few tools. */
  readonly isForSmallModels?: boolean;
  /** Offered only to models that read whole projects. */
  readonly isForWholeReaders?: boolean;
  /** Told of by guides and reached through `use_tool`: what is seldom needed costs nothing in every request. */
  readonly isOnDemand?: boolean;
  /** It only leads to other tools, whose rights and preferences count. */
  readonly isWrapper?: boolean;
  /** Characters of its output that a model gets; the common bound when absent. */
  readonly maxOutput?: number;
  /** False where a port that it needs is not there. */
  isAvailable?(ports: TurnPorts): boolean;
}

/** A tool whose arguments are unknown until it has checked them itself. */
export interface Tool extends ToolFacts {
  readonly input: z.ZodType;
  check(input: unknown): CheckedCall | InvalidCall;
}

export interface CheckedCall {
  readonly isValid: true;
  readonly title: string;
  readonly paths: readonly string[];
  readonly arguments: Readonly<Record<string, unknown>>;
  reasonToAsk(context: ToolContext): Promise<ReasonToAsk | undefined>;
  run(context: ToolContext): Promise<ToolOutput>;
}

export interface InvalidCall {
  readonly isValid: false;
  readonly message: string;
}

export function defineTool<Schema extends z.ZodType>(definition: ToolDefinition<Schema>): Tool {
  return {
    ...definition,
    check(input) {
      const checked = definition.input.safeParse(input);
      if (!checked.success) {
        return { isValid: false, message: describeMistakes(definition, checked.error) };
      }
      const { data } = checked;
      return {
        isValid: true,
        title: definition.title(data),
        paths: definition.paths?.(data) ?? [],
        arguments: asRecord(data),
        reasonToAsk: async (context) => definition.reasonToAsk?.(data, context),
        run: (context) => definition.run(data, context),
      };
    },
  };
}

function describeMistakes(definition: ToolFacts & { readonly input: z.ZodType }, error: z.ZodError): string {
  const mistakes = error.issues.slice(0, 5).map((issue) => {
    const place = issue.path.length === 0 ? 'the arguments' : `"${issue.path.join('.')}"`;
    return `- ${place}: ${issue.message}`;
  });
  const expected = JSON.stringify(z.toJSONSchema(definition.input, { io: 'input' }));
  return [
    `The arguments of ${definition.name} are not valid:`,
    ...mistakes,
    `Expected, as JSON schema: ${expected}`,
    'Call it again with valid arguments.',
  ].join('\n');
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : { value };
}
