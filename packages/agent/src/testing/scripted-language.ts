import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';

/** A model in this process that plays lists of stream parts; for what needs no network. */
export function scriptedLanguage(
  answers: readonly (readonly LanguageModelV4StreamPart[])[],
): LanguageModelV4 {
  let at = 0;
  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Only streams are asked for.')),
    doStream: () => {
      const parts = answers[at] ?? [];
      at += 1;
      return Promise.resolve({ stream: ReadableStream.from<LanguageModelV4StreamPart>(parts) });
    },
  };
}
