import { AiError } from './errors.ts';
import type { ChatMessage, ChatRequest, ChatTool, ContentPart, ToolCall } from './ports.ts';

type Json = Readonly<Record<string, unknown>>;

export interface AskedChat {
  /** `auto` where none is named. */
  readonly model: string;
  readonly isStream: boolean;
  /** Whether the stream ends with what it cost. */
  readonly tellsUsage: boolean;
  readonly request: ChatRequest;
}

/** Reads the body of `chat/completions`. What it does not know is read over, as OpenAI's own servers do. */
export function readChatRequest(text: string): AskedChat {
  const body = parse(text);
  const messages = listOf(body, 'messages');
  if (messages.length === 0) throw invalid('messages must not be empty');
  const names = new Map<string, string>();
  const streamOptions = optional(body, 'stream_options', anObject);
  return {
    model: optional(body, 'model', aText) ?? 'auto',
    isStream: optional(body, 'stream', aFlag) ?? false,
    tellsUsage: streamOptions?.['include_usage'] === true,
    request: {
      messages: messages.map((message) => readMessage(message, names)),
      tools: listOf(body, 'tools').map(readTool),
      toolChoice: readChoice(body['tool_choice']),
      maxTokens: optional(body, 'max_completion_tokens', aNumber) ?? optional(body, 'max_tokens', aNumber),
      temperature: optional(body, 'temperature', aNumber),
      topP: optional(body, 'top_p', aNumber),
      stop: readStop(body['stop']),
      json: readFormat(optional(body, 'response_format', anObject)),
    },
  };
}

export interface AskedEmbeddings {
  readonly model: string;
  readonly texts: readonly string[];
  readonly dimensions: number | undefined;
  /** OpenAI's own client asks for numbers as bytes. */
  readonly isBase64: boolean;
}

const mostTexts = 2048;

/** Reads the body of `embeddings`. */
export function readEmbeddingRequest(text: string): AskedEmbeddings {
  const body = parse(text);
  const { input } = body;
  const texts: readonly unknown[] = Array.isArray(input) ? input : [input];
  if (texts.length === 0 || texts.length > mostTexts)
    throw invalid(`input must be a text or 1 to ${mostTexts} texts`);
  const dimensions = optional(body, 'dimensions', aNumber);
  if (dimensions !== undefined && !(Number.isInteger(dimensions) && dimensions > 0))
    throw invalid('dimensions must be a whole number above 0');
  return {
    model: optional(body, 'model', aText) ?? 'auto',
    texts: texts.map((one) => {
      if (typeof one === 'string' && one !== '') return one;
      throw invalid('input must be texts that are not empty; tokens are not taken');
    }),
    dimensions,
    isBase64: optional(body, 'encoding_format', aText) === 'base64',
  };
}

function parse(text: string): Json {
  try {
    const body: unknown = JSON.parse(text);
    if (isJson(body)) return body;
  } catch {
    // Told below.
  }
  throw invalid('The body must be a JSON object');
}

function readMessage(message: unknown, names: Map<string, string>): ChatMessage {
  if (!isJson(message)) throw invalid('A message must be an object');
  switch (message['role']) {
    case 'system':
    case 'developer':
      return { role: 'system', text: plainText(message['content']) };
    case 'user':
      return { role: 'user', content: readContent(message['content']) };
    case 'assistant': {
      const calls = listOf(message, 'tool_calls').map(readCall);
      for (const { id, name } of calls) names.set(id, name);
      return { role: 'assistant', text: plainText(message['content'] ?? ''), calls };
    }
    case 'tool': {
      const callId = optional(message, 'tool_call_id', aText) ?? '';
      const name = names.get(callId);
      if (name === undefined) throw invalid('tool_call_id names no call of an earlier message');
      return { role: 'tool', callId, name, text: plainText(message['content']) };
    }
    default:
      throw invalid('role must be one of system, user, assistant, tool');
  }
}

function readContent(content: unknown): ContentPart[] {
  if (typeof content === 'string') return [{ kind: 'text', text: content }];
  if (!Array.isArray(content)) throw invalid('content must be a text or a list of parts');
  return content.map((part: unknown) => {
    if (!isJson(part)) throw invalid('A part must be an object');
    if (part['type'] === 'text') return { kind: 'text', text: plainText(part['text']) };
    const image = part['image_url'];
    if (part['type'] !== 'image_url' || !isJson(image)) throw invalid('A part must be text or image_url');
    return readImage(plainText(image['url']));
  });
}

const inlineImage = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/;

function readImage(url: string): ContentPart {
  const [, mediaType, base64] = inlineImage.exec(url) ?? [];
  if (mediaType !== undefined && base64 !== undefined) return { kind: 'image_bytes', mediaType, base64 };
  if (!url.startsWith('https://') || !URL.canParse(url))
    throw invalid('An image must be an https address or a data address in base64');
  return { kind: 'image', url };
}

function plainText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw invalid('content must be a text');
  return content.map((part: unknown) => (isJson(part) ? plainText(part['text']) : '')).join('');
}

function readCall(call: unknown): ToolCall {
  const asked = isJson(call) ? call['function'] : undefined;
  if (!isJson(call) || !isJson(asked)) throw invalid('A tool call must have a function');
  return {
    id: plainText(call['id']),
    name: plainText(asked['name']),
    input: plainText(asked['arguments'] ?? '{}'),
  };
}

function readTool(tool: unknown): ChatTool {
  const told = isJson(tool) ? tool['function'] : undefined;
  if (!isJson(told)) throw invalid('A tool must be a function');
  const schema = told['parameters'];
  return {
    name: plainText(told['name']),
    description: optional(told, 'description', aText),
    schema: isJson(schema) ? schema : { type: 'object', properties: {} },
  };
}

function readChoice(choice: unknown): ChatRequest['toolChoice'] {
  if (choice === undefined || choice === null) return 'auto';
  if (choice === 'auto' || choice === 'none' || choice === 'required') return choice;
  const named = isJson(choice) ? choice['function'] : undefined;
  if (!isJson(named)) throw invalid('tool_choice must be auto, none, required or a function');
  return { name: plainText(named['name']) };
}

function readStop(stop: unknown): string[] {
  if (stop === undefined || stop === null) return [];
  const list: readonly unknown[] = Array.isArray(stop) ? stop : [stop];
  return list.map(plainText);
}

function readFormat(format: Json | undefined): ChatRequest['json'] {
  if (format === undefined || format['type'] === 'text') return undefined;
  if (format['type'] === 'json_object') return { schema: undefined };
  const told = format['json_schema'];
  const schema = isJson(told) ? told['schema'] : undefined;
  if (format['type'] !== 'json_schema' || !isJson(schema))
    throw invalid('response_format must be text, json_object or json_schema');
  return { schema };
}

function listOf(body: Json, name: string): readonly unknown[] {
  const value = body[name];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`${name} must be a list`);
  return value;
}

interface Kind<Value> {
  readonly name: string;
  is(value: unknown): value is Value;
}

function optional<Value>(body: Json, name: string, kind: Kind<Value>): Value | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!kind.is(value)) throw invalid(`${name} must be ${kind.name}`);
  return value;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const aText: Kind<string> = { name: 'a text', is: (value) => typeof value === 'string' };
const aFlag: Kind<boolean> = { name: 'true or false', is: (value) => typeof value === 'boolean' };
const aNumber: Kind<number> = {
  name: 'a number',
  is: (value): value is number => typeof value === 'number' && Number.isFinite(value),
};
const anObject: Kind<Json> = { name: 'an object', is: isJson };

function invalid(message: string): AiError {
  return new AiError('invalid_request', message);
}
