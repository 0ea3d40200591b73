import { fillText, type SecretRequest, texts } from '@loam/contract';
import { Badge, Button, Field, PasswordInput, toast } from '@loam/ui';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { useChatPane } from '../chat-context.tsx';
import { secretNames } from '../model/waiting.ts';
import { chatWords } from '../texts.data.ts';
import { useAnswerSecretRequest, useSaveSecrets } from '../turn-actions.ts';

interface SecretCardProps {
  readonly messageId: string;
  readonly request: SecretRequest;
  /** An answer that has ended waits for nobody any more. */
  readonly isOpen: boolean;
}

const words = chatWords.secrets;

/** Fields for what only a person may know. Nothing that is typed here becomes a part of the conversation. */
export function SecretCard({ messageId, request, isOpen }: SecretCardProps) {
  const id = useId();
  const isWaiting = request.decision === null && isOpen;
  return (
    <div
      role="group"
      data-waiting={isWaiting ? '' : undefined}
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-border bg-surface p-3"
    >
      <div className="flex items-start gap-2">
        <KeyRound aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <p id={id} className="min-w-0 flex-1 text-sm font-medium break-words">
          {words.title}
        </p>
        <Outcome request={request} />
      </div>
      {isWaiting ? <SecretForm messageId={messageId} request={request} /> : <Asked request={request} />}
    </div>
  );
}

function Outcome({ request: { decision } }: Pick<SecretCardProps, 'request'>) {
  if (decision === null) return null;
  return <Badge tone={decision === 'set' ? 'success' : 'neutral'}>{words[decision]}</Badge>;
}

function Asked({ request }: Pick<SecretCardProps, 'request'>) {
  return (
    <div className="flex min-w-0 flex-col gap-1 pl-6 text-sm text-muted-foreground">
      <p className="font-mono text-xs break-words">{secretNames(request)}</p>
      {request.decision === null ? <p>{words.ended}</p> : null}
    </div>
  );
}

function SecretForm({ messageId, request }: Omit<SecretCardProps, 'isOpen'>) {
  const { project } = useChatPane();
  const save = useSaveSecrets(project.id);
  const tell = useAnswerSecretRequest(project.id);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isPending = save.isPending || tell.isPending;
  const valueOf = (name: string) => values[name] ?? '';
  const isComplete = request.secrets.every(({ name }) => valueOf(name).trim() !== '');
  const failed = (title: string) => (error: unknown) =>
    toast.error(title, { description: shownProblem(error).message });
  // The card may be scrolled away before an answer comes; what was saved is told of all the same.
  const answer = (decision: 'set' | 'declined') => {
    tell
      .mutateAsync({ messageId, request, decision })
      .catch(failed(decision === 'set' ? words.savedButNotTold : words.notTold));
  };
  const give = (given: Readonly<Record<string, string>>) => {
    save.mutateAsync(given).then(() => answer('set'), failed(words.failed));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (isComplete) give(Object.fromEntries(request.secrets.map(({ name }) => [name, valueOf(name)])));
    else setLeft(new Set(request.secrets.map(({ name }) => name)));
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-col gap-3 pl-6" autoComplete="off">
      <p className="text-xs text-muted-foreground">{words.detail}</p>
      {request.secrets.map(({ name, reason }) => (
        <Field
          key={name}
          label={<span className="font-mono text-xs break-all">{name}</span>}
          hint={reason}
          error={left.has(name) && valueOf(name).trim() === '' ? texts.secrets.valueRequired : undefined}
        >
          <PasswordInput
            what={fillText(words.value, { name })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-1p-ignore=""
            disabled={isPending}
            value={valueOf(name)}
            onBlur={() => setLeft((known) => new Set([...known, name]))}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </Field>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          disabled={!isComplete || isPending}
          loading={save.isPending}
        >
          {texts.secrets.save}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => answer('declined')}>
          {words.decline}
        </Button>
      </div>
    </form>
  );
}
