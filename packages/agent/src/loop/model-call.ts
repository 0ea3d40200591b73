import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
import { z } from 'zod';
import { fitMessages } from '../context/fit-messages.ts';
import { systemPrompt } from '../prompts/system-prompt.ts';
import type { Tool } from '../tools/tool.ts';
import type { CodeFault } from '../events.ts';
import type { TurnRequest } from '../turn.ts';
import { slimSchema } from './slim-schema.ts';
import type { Turn } from './turn.ts';

/** A mark that one provider needs to keep what it has read; the others overlook it. */
const KEEP: SharedV4ProviderOptions = { anthropic: { cacheControl: { type: 'ephemeral' } } };

/** What a prompt may fill of a model's context; the rest is for the answer. */
const FULL_SHARE = 0.8;
const REDUCED_SHARE = 0.4;

/** One request to a model. System prompt and tools come first and do not change from turn to turn. */
export function modelCall(turn: Turn): Omit<LanguageModelV4CallOptions, 'abortSignal'> {
  const { state, options, request } = turn;
  const { model, isTextFormat } = state;
  const system: LanguageModelV4Message = {
    role: 'system',
    content: systemPrompt({
      brand: options.brand,
      isSmall: model.isSmall,
      isTextFormat,
      offers: (name) => !isTextFormat && state.toolset.offers(name),
    }),
    providerOptions: KEEP,
  };
  const tools = isTextFormat ? [] : state.toolset.tools.map(turn.definitionOf);
  const budgetTokens = model.contextTokens * (state.isContextReduced ? REDUCED_SHARE : FULL_SHARE);
  const messages = fitMessages(state.messages, { opening: state.opening, budgetTokens });
  return {
    prompt: [system, ...marked(messages, state.opening)],
    ...(tools.length > 0 && { tools, toolChoice: { type: 'auto' as const } }),
    providerOptions: {
      openai: { store: false, promptCacheKey: request.projectId },
      loam: requestFacts(request, state.lastFaults),
    },
  };
}

export type DefinitionOf = (tool: Tool) => LanguageModelV4FunctionTool;

/** Schemas are translated once, not at every step. */
export function createDefinitions(): DefinitionOf {
  const known = new WeakMap<Tool, LanguageModelV4FunctionTool>();
  return (tool) => {
    const definition = known.get(tool) ?? toolDefinition(tool);
    known.set(tool, definition);
    return definition;
  };
}

function toolDefinition(tool: Tool): LanguageModelV4FunctionTool {
  const inputSchema = slimSchema(z.toJSONSchema(tool.input, { io: 'input' }));
  return { type: 'function', name: tool.name, description: tool.description, inputSchema };
}

/** Marks the request, which the whole turn repeats, and the newest message. */
function marked(messages: readonly LanguageModelV4Message[], opening: number): LanguageModelV4Message[] {
  return messages.map((message, index) =>
    index === opening - 1 || index === messages.length - 1 ? { ...message, providerOptions: KEEP } : message,
  );
}

/** The request in its parts, for a model that reads facts better than prose. No provider sends it on. */
function requestFacts(request: TurnRequest, faults: readonly CodeFault[]): SharedV4ProviderOptions[string] {
  return {
    faults: faults.map(({ kind, message, path, line }) => ({
      kind,
      message,
      ...(path !== undefined && { path }),
      ...(line !== undefined && { line }),
    })),
    turnId: request.turnId,
    projectId: request.projectId,
    mode: request.mode,
    text: request.text,
    currentPage: request.currentPage,
    view: request.view,
    containsError: request.containsError,
    selectedElements: request.selectedElements.map(({ source, selector, tag, text, classes, path }) => ({
      ...(source !== undefined && { source }),
      selector,
      tag,
      text,
      classes,
      path,
    })),
    runtimeErrors: request.runtimeErrors.map(({ message, stack, filename, lineno }) => ({
      message,
      ...(stack !== undefined && { stack }),
      ...(filename !== undefined && { filename }),
      ...(lineno !== undefined && { lineno }),
    })),
    images: request.images.map(({ name, url, contentType }) => ({ name, url, contentType })),
    history: request.history.map(({ role, text, changedPaths }) => ({
      role,
      text,
      ...(changedPaths !== undefined && { changedPaths }),
    })),
  };
}
