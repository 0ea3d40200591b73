import type { Workspace } from '@loam/contract';
import { Button, cn, Textarea, TraceId, useIsPhone } from '@loam/ui';
import { ArrowUp } from 'lucide-react';
import {
  type ClipboardEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useLocalValue } from '../../../shared/local-value.ts';
import { shownProblem } from '../../../shared/problems.ts';
import { promptDraftValue } from '../local-values.ts';
import { draftState, emptyDraft, isSendKey, type PromptDraft } from '../model/prompt-draft.ts';
import { effectiveVisibility } from '../model/visibility-options.ts';
import { projectTexts } from '../texts.data.ts';
import { type StartWish, useStartProject } from '../use-start-project.ts';
import { PromptExamples } from './prompt-examples.tsx';
import { StartOtherwise } from './start-otherwise.tsx';
import { VisibilitySelector } from './visibility-selector.tsx';

interface PromptBoxProps {
  readonly workspace: Workspace;
  /** What a link to this page proposes; it stands in the box until someone writes. */
  readonly suggestion: string | undefined;
  /** With the request while its project is made; with nothing when that failed. */
  readonly onStarting: (request: string | undefined) => void;
  readonly onCreated: (projectId: string, view?: 'cloud') => void;
  /** What goes with the message, and where it is chosen. */
  readonly companions: PromptCompanions;
}

export interface PromptCompanions {
  readonly wish: Pick<StartWish, 'images' | 'model'>;
  /** A picture is still on its way. */
  readonly isBusy: boolean;
  readonly above: ReactNode;
  readonly tools: ReactNode;
  /** Why what is sent may not be used as it seems. */
  readonly note: string | undefined;
  /** Shown over the box while files are dragged over it. */
  readonly dropHint: string | undefined;
  readonly dropHandlers: HTMLAttributes<HTMLDivElement>;
  readonly addFiles: (files: readonly File[]) => void;
  readonly clear: () => void;
}

const { prompt } = projectTexts;

/** What is written here survives a reload and a failure; it is forgotten once the project is there. */
export function PromptBox(props: PromptBoxProps) {
  const { workspace, suggestion, onStarting, onCreated, companions } = props;
  const [draft, setDraft] = useDraft(suggestion);
  // On a phone the keyboard would cover half the page before anyone asked for it.
  const isPhone = useIsPhone();
  const field = useRef<HTMLTextAreaElement>(null);
  const rules = { plan: workspace.plan, disablePublish: workspace.disable_publish };
  const visibility = effectiveVisibility(draft.visibility, rules);
  const place = { workspaceId: workspace.id, visibility };
  const { start, chosen, error } = useStartProject(place, {
    started: ({ message }) => onStarting(message),
    created: (projectId, wish) => {
      if (wish.message !== undefined) {
        setDraft(emptyDraft);
        companions.clear();
      }
      onCreated(projectId);
    },
    failed: () => {
      onStarting(undefined);
      // The field is out of reach until the page is shown again.
      requestAnimationFrame(() => field.current?.focus());
    },
  });
  const state = draftState(draft);
  const isStarting = chosen !== undefined;
  const canSend = state.kind === 'ready' && !companions.isBusy;
  const send = () => {
    if (canSend && state.kind === 'ready') start({ message: state.message, ...companions.wish });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (!isSendKey({ key, shiftKey, isComposing: event.nativeEvent.isComposing })) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    companions.addFiles(files);
  };
  const useExample = (text: string) => {
    setDraft({ ...draft, text });
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div
        {...companions.dropHandlers}
        className="focus-ring-field relative rounded-2xl border border-border-strong bg-surface p-2 transition-colors"
      >
        {companions.above}
        <Textarea
          ref={field}
          data-prompt-box
          autoFocus={!isPhone}
          aria-label={prompt.label}
          placeholder={prompt.placeholder}
          value={draft.text}
          rows={3}
          readOnly={isStarting}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="max-h-[40dvh] min-h-24 border-0 bg-transparent px-3 py-2 text-md outline-none read-only:bg-transparent focus-visible:outline-none"
        />
        <div className="flex items-center gap-1">
          {companions.tools}
          <VisibilitySelector
            value={visibility}
            workspace={workspace}
            onChange={(next) => setDraft({ ...draft, visibility: next })}
          />
          <Button
            variant="primary"
            className="ml-auto rounded-xl"
            disabled={!canSend}
            loading={chosen?.message !== undefined}
            onClick={send}
          >
            {prompt.send}
            <ArrowUp aria-hidden />
          </Button>
        </div>
        {companions.dropHint === undefined ? null : <DropHint text={companions.dropHint} />}
      </div>
      {companions.note === undefined ? null : (
        <p className="px-2 text-xs text-muted-foreground">{companions.note}</p>
      )}
      {state.kind === 'invalid' ? <Problem text={state.reason} /> : null}
      {error === null ? null : <StartProblem error={error} />}
      <div className={cn('flex flex-col items-center gap-3', isStarting && 'pointer-events-none opacity-60')}>
        <PromptExamples onChoose={useExample} />
        <StartOtherwise
          place={place}
          isStarting={isStarting && chosen.message === undefined}
          onStartEmpty={() => start({})}
          onCreated={onCreated}
        />
      </div>
    </div>
  );
}

function useDraft(suggestion: string | undefined): readonly [PromptDraft, (draft: PromptDraft) => void] {
  const [kept, keep] = useLocalValue(promptDraftValue);
  const [isTouched, setTouched] = useState(false);
  const isSuggested = suggestion !== undefined && !isTouched;
  const change = (draft: PromptDraft) => {
    setTouched(true);
    keep(draft);
  };
  return [isSuggested ? { ...kept, text: suggestion } : kept, change];
}

function DropHint({ text }: { readonly text: string }) {
  return (
    <p className="pointer-events-none absolute inset-0 flex items-center justify-center rounded-2xl bg-accent-subtle text-sm font-medium text-accent-subtle-foreground">
      {text}
    </p>
  );
}

function StartProblem({ error }: { readonly error: unknown }) {
  const problem = shownProblem(error);
  return (
    <div role="alert" className="rounded-lg bg-danger-subtle px-4 py-3 text-sm text-danger-subtle-foreground">
      <p className="font-medium">{prompt.failed}</p>
      <p>{problem.message}</p>
      {problem.traceId === undefined ? null : <TraceId value={problem.traceId} />}
    </div>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="px-2 text-sm text-danger">
      {text}
    </p>
  );
}
