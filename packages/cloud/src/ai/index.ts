/** Models for apps, in OpenAI's protocol. */
export { createAiService, type AiServiceDeps } from './ai-service.ts';
export { AiError, type AiErrorCode } from './errors.ts';
export type {
  AiAnswered,
  AiCatalogue,
  AiEmbedding,
  AiModel,
  AiModels,
  AiUsage,
  AnswerPart,
  ChatMessage,
  ChatRequest,
  ChatTool,
  ContentPart,
  Embedded,
  EmbedOptions,
} from './ports.ts';
