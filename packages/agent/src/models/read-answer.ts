import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
import type { Usage } from '../events.ts';
import { createAnswerDraft, type AnswerDraft, type AnswerListener } from './answer-draft.ts';
import type { LifeSigns } from './life-signs.ts';
import { modelFault, ModelFaultError, toModelFault, type ModelFault } from './model-fault.ts';

export type AnswerPart =
  | {
      readonly type: 'text' | 'reasoning';
      readonly text: string;
      readonly providerOptions?: SharedV4ProviderOptions;
    }
  | ({ readonly type: 'tool-call' } & AnswerCall);

export interface AnswerCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it; it may be broken. */
  readonly input: string;
  readonly providerOptions?: SharedV4ProviderOptions;
}

/** One whole answer of a model. */
export interface ModelAnswer {
  readonly parts: readonly AnswerPart[];
  readonly text: string;
  readonly calls: readonly AnswerCall[];
  readonly finish: 'stop' | 'length' | 'tool-calls' | 'content-filter' | 'other';
  /** Undefined where the provider told nothing. */
  readonly usage: Usage | undefined;
  /** Longer than allowed; what came until then is kept. */
  readonly isFlood: boolean;
  /** It broke off; this is what was said and asked for up to its last whole call. */
  readonly isCut: boolean;
}

/** A model that failed in the middle of an answer, after it had asked for something to be done. */
export class CutAnswerError extends ModelFaultError {
  readonly kept: ModelAnswer;
  constructor(fault: ModelFault, kept: ModelAnswer) {
    super(fault);
    this.kept = kept;
  }
}

export interface ReadLimits {
  /** Until the provider says anything at all. */
  readonly firstByteMs: number;
  /** Between two parts of the stream, or two signs of life. */
  readonly idleMs: number;
  /** Between two parts of the stream, whatever signs of life there are. */
  readonly silentMs?: number | undefined;
  readonly maxCharacters: number;
}

export interface ReadOptions extends AnswerListener {
  readonly language: LanguageModelV4;
  /** Tells of bytes that hold no part: comments and pings. */
  readonly life?: Pick<LifeSigns, 'listen'> | undefined;
  readonly call: Omit<LanguageModelV4CallOptions, 'abortSignal'>;
  readonly limits: ReadLimits;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** Asks once and reads to the end. Throws only a ModelFaultError, or the signal's reason when it is aborted. */
export async function readAnswer(options: ReadOptions): Promise<ModelAnswer> {
  const watch = startWatch(options);
  const draft = createAnswerDraft(options);
  try {
    const pending = Promise.resolve(
      options.language.doStream({ ...options.call, abortSignal: watch.signal }),
    );
    dropWhenLate(pending, watch.signal);
    const { stream } = await Promise.race([pending, watch.failed]);
    return await readStream(stream, { ...options, draft }, watch);
  } catch (error) {
    options.signal.throwIfAborted();
    const fault = watch.fault() ?? toModelFault(error, options.now());
    const kept = draft.untilLastCall();
    throw kept === undefined ? new ModelFaultError(fault) : new CutAnswerError(fault, kept);
  } finally {
    watch.end();
  }
}

/** An answer that begins after nobody waits for it any more is thrown away. */
function dropWhenLate(pending: Promise<LanguageModelV4StreamResult>, signal: AbortSignal): void {
  pending
    .then(
      ({ stream }) => (signal.aborted && !stream.locked ? stream.cancel() : undefined),
      () => undefined,
    )
    .catch(() => undefined);
}

async function readStream(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  options: ReadOptions & { readonly draft: AnswerDraft },
  watch: Watch,
): Promise<ModelAnswer> {
  const { draft } = options;
  const reader = stream.getReader();
  // Cancelling ends a read that waits, also where a provider pays no heed to the signal.
  const cancel = () => void reader.cancel().catch(() => undefined);
  watch.signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      watch.touch(value);
      if (value.type === 'error') throw new ModelFaultError(toModelFault(value.error, options.now()));
      draft.take(value);
      if (draft.characters() > options.limits.maxCharacters) return draft.flood();
    }
    options.signal.throwIfAborted();
    const fault = watch.fault();
    if (fault) throw new ModelFaultError(fault);
    return finished(draft);
  } finally {
    watch.signal.removeEventListener('abort', cancel);
    cancel();
  }
}

/** A stream that ends without saying how was cut, whatever it held. */
function finished(draft: AnswerDraft): ModelAnswer {
  const end = draft.end();
  if (end === undefined || end.unified === 'error' || end.unified === 'interrupted') throw cut();
  if (end.unified === 'other' && end.raw === undefined) throw cut();
  return draft.answer(end.unified);
}

function cut(): ModelFaultError {
  return new ModelFaultError(
    modelFault('model_unavailable', 'The stream ended before the answer was complete.', { isPassing: true }),
  );
}

interface Watch {
  readonly signal: AbortSignal;
  /** Rejects when time is up or the turn is stopped. */
  readonly failed: Promise<never>;
  touch(part: LanguageModelV4StreamPart): void;
  fault(): ReturnType<typeof modelFault> | undefined;
  end(): void;
}

function startWatch({ limits, signal, life }: ReadOptions): Watch {
  const own = new AbortController();
  let fault: ReturnType<typeof modelFault> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let phase = { ms: limits.firstByteMs, what: 'The model said nothing' };
  let lastPartAtMs = performance.now();
  let isOver = false;
  const arm = () => {
    clearTimeout(timer);
    if (isOver) return;
    const { ms, what } = phase;
    const leftMs = lastPartAtMs + Math.max(ms, limits.silentMs ?? 0) - performance.now();
    timer = setTimeout(
      () => {
        fault = modelFault('model_timeout', `${what} within ${Math.round(ms / 1000)} s.`, {
          isPassing: true,
        });
        own.abort(new ModelFaultError(fault));
      },
      Math.max(0, Math.min(ms, leftMs)),
    );
  };
  life?.listen(own.signal, arm);
  const follow = () => own.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  const failed = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new ModelFaultError(fault ?? modelFault('model_timeout', 'Stopped.')));
    if (own.signal.aborted) fail();
    else own.signal.addEventListener('abort', fail, { once: true });
  });
  failed.catch(() => undefined);
  arm();
  return {
    signal: own.signal,
    failed,
    touch: (part) => {
      if (part.type === 'stream-start') return;
      phase = { ms: limits.idleMs, what: 'The model said nothing more' };
      lastPartAtMs = performance.now();
      arm();
    },
    fault: () => fault,
    end: () => {
      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', follow);
      // Ends a request whose answer nobody reads to the end.
      if (!own.signal.aborted) own.abort();
    },
  };
}
