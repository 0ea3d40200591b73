import { z } from 'zod';
import { failure } from './outputs.ts';
import { defineTool } from './tool.ts';
import { parseJson } from './repair/parse-json.ts';

const Wrapped = z.object({ name: z.string().min(1), input: z.unknown().optional() });

/** Reaches the tools that only guides tell of. */
export const useToolTool = defineTool({
  name: 'use_tool',
  integration: 'code',
  kind: 'cloud',
  description: 'Calls a tool that a guide names.',
  input: z.object({ name: z.string(), input: z.looseObject({}).optional() }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'none',
  isWrapper: true,
  title: ({ name }) => `Using ${name}`,
  run: async ({ name }) => failure(`There is no tool ${name}.`),
});

function readInput(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return parseJson(input);
  } catch {
    return undefined;
  }
}

interface Call {
  readonly name: string;
  readonly input: unknown;
}

/** The call that is meant, which is judged, shown and run like any other. */
export function meantCall<Given extends Call>(call: Given): Given {
  if (call.name !== useToolTool.name) return call;
  const wrapped = Wrapped.safeParse(readInput(call.input)).data;
  return wrapped === undefined || wrapped.name === useToolTool.name
    ? call
    : { ...call, name: wrapped.name, input: wrapped.input ?? {} };
}
