import { parseJson } from '../tools/repair/parse-json.ts';

export type ReadArguments = { readonly ok: true; readonly input: unknown } | { readonly ok: false };

/** The arguments of a call as a model wrote them; none at all are an empty object. */
export function readArguments(json: string): ReadArguments {
  const text = json.trim();
  if (text === '') return { ok: true, input: {} };
  try {
    const input: unknown = parseJson(text);
    return { ok: true, input };
  } catch {
    return { ok: false };
  }
}
