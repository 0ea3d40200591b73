import type { LanguageModelV4CallOptions, LanguageModelV4Message } from '@ai-sdk/provider';
import { z } from 'zod';
import type { RespondInput } from '../reply.ts';

const Text = z.string();
const Fault = z.object({
  kind: Text,
  message: Text,
  path: Text.optional(),
  line: z.number().optional(),
});

/** What the caller tells apart from the messages; all of it may be missing. */
const Facts = z.object({
  mode: z.enum(['build', 'chat']).catch('build'),
  text: Text.optional(),
  currentPage: Text.nullable().catch(null),
  containsError: z.boolean().catch(false),
  selectedElements: z
    .array(
      z.object({
        source: Text.optional(),
        selector: Text.catch(''),
        tag: Text.catch(''),
        text: Text.catch(''),
        classes: Text.catch(''),
        path: Text.catch('/'),
      }),
    )
    .catch([]),
  runtimeErrors: z
    .array(z.object({ message: Text, filename: Text.optional(), lineno: z.number().optional() }))
    .catch([]),
  images: z.array(z.object({ name: Text, url: Text })).catch([]),
  history: z
    .array(z.object({ role: z.enum(['user', 'ai']), text: Text, changedPaths: z.array(Text).optional() }))
    .catch([]),
  faults: z.array(Fault).catch([]),
});

export type CallFacts = Omit<RespondInput, 'files'>;

export function readFacts({ prompt, providerOptions }: LanguageModelV4CallOptions): CallFacts {
  const facts = Facts.parse(providerOptions?.['loam'] ?? {});
  const runtime = facts.runtimeErrors.map(({ message, filename, lineno }) => ({
    kind: 'runtime',
    message,
    path: filename,
    line: lineno,
  }));
  return {
    request: facts.text ?? lastWords(prompt),
    mode: facts.mode,
    history: facts.history,
    selectedElements: facts.selectedElements,
    images: facts.images,
    faults: facts.faults.length > 0 ? facts.faults : runtime,
    currentPage: facts.currentPage,
    containsError: facts.containsError,
  };
}

/** For a caller that tells nothing but messages. */
function lastWords(prompt: readonly LanguageModelV4Message[]): string {
  const users = prompt.filter((message) => message.role === 'user');
  const parts = users.at(-1)?.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])) ?? [];
  return parts.at(-1) ?? '';
}
