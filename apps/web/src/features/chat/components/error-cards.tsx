import { type ChatError, enums, type PipelineError, texts } from '@loam/contract';
import { Button, TraceId } from '@loam/ui';
import { CircleAlert, Info, Sparkles } from 'lucide-react';
import { errorText } from '../model/diagnostics.ts';
import { errorTitle } from '../model/error-title.ts';
import { chatWords } from '../texts.data.ts';
import { useChatPane } from '../chat-context.tsx';
import { Disclosure } from './disclosure.tsx';

const words = chatWords.errors;

/** What did not work in the app or in the turn, with the offer to have it fixed. */
export function ErrorCard({ error }: { readonly error: ChatError }) {
  const { send, isBusy } = useChatPane();
  const reason = noFixReason(error);
  // What was asked for stands there already: nothing is broken and nothing is to be mended.
  const isHarmless = error.kind === 'no_code_change';
  const fix = () => void send(`${words.fixPrompt}\n\n${errorText(error.message)}`, { containsError: true });
  return (
    <div
      role="group"
      aria-label={errorTitle(error.kind)}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-border bg-surface p-3"
    >
      <div className="flex items-start gap-2">
        {isHarmless ? (
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
        ) : (
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <p className="text-sm font-medium">{errorTitle(error.kind)}</p>
          {error.path === undefined ? null : (
            <p className="font-mono text-xs break-all text-muted-foreground">
              {error.path}
              {error.line === undefined ? '' : `:${error.line}`}
            </p>
          )}
        </div>
        {reason === undefined && !isHarmless ? (
          <Button size="sm" variant="outline" disabled={isBusy} onClick={fix}>
            <Sparkles aria-hidden />
            {texts.errors.tryToFix}
          </Button>
        ) : null}
      </div>
      {reason === undefined ? null : <p className="pl-6 text-sm text-muted-foreground">{reason}</p>}
      <Disclosure summary={words.details} className="pl-5">
        <pre className="max-h-60 overflow-auto rounded-md bg-surface-sunken p-2 font-mono text-xs break-words whitespace-pre-wrap">
          {error.message}
        </pre>
      </Disclosure>
    </div>
  );
}

function noFixReason({ kind }: ChatError): string | undefined {
  const known = enums.errors.notFixableByAi.find((one) => one === kind);
  return known && words.noFix[known];
}

/** What went wrong around the model. */
export function PipelineErrorCard({ error }: { readonly error: PipelineError }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 rounded-lg bg-danger-subtle px-3 py-2.5 text-sm text-danger-subtle-foreground">
      <p className="break-words">{error.message}</p>
      {error.details === '' ? null : <p className="text-xs break-words opacity-90">{error.details}</p>}
      <TraceId value={error.trace_id} />
    </div>
  );
}
