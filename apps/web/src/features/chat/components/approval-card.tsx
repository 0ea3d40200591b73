import type { ApprovalPreference, ToolApproval } from '@loam/contract';
import { Badge, Button, toast } from '@loam/ui';
import { Hand } from 'lucide-react';
import { shownProblem } from '../../../shared/problems.ts';
import { Disclosure } from './disclosure.tsx';
import { useDecideApproval } from '../turn-actions.ts';
import { chatWords } from '../texts.data.ts';
import { useChatPane } from '../chat-context.tsx';

interface ApprovalCardProps {
  readonly messageId: string;
  readonly approval: ToolApproval;
  /** An answer that has ended asks nobody any more. */
  readonly isOpen: boolean;
}

const words = chatWords.approval;

/** A step that waits for a click. What is shown is exactly what will be done. */
export function ApprovalCard({ messageId, approval, isOpen }: ApprovalCardProps) {
  const isWaiting = approval.decision === null && isOpen;
  return (
    <div
      role="group"
      data-waiting={isWaiting ? '' : undefined}
      aria-label={words.title}
      className="flex min-w-0 flex-col gap-2.5 rounded-lg border border-border bg-surface p-3"
    >
      <div className="flex items-start gap-2">
        <Hand aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <Title text={approval.title} />
        <Outcome approval={approval} />
      </div>
      {isWaiting ? (
        <>
          <div className="flex flex-col gap-1">
            <p className="text-xs text-muted-foreground">{words.arguments}</p>
            <Arguments approval={approval} />
          </div>
          <Decisions messageId={messageId} approval={approval} />
        </>
      ) : (
        <Disclosure summary={words.decidedArguments} className="pl-5">
          <Arguments approval={approval} />
        </Disclosure>
      )}
    </div>
  );
}

/** Its first line says what; what it consists of may stand below. */
function Title({ text }: { readonly text: string }) {
  const [first = '', ...lines] = text.split('\n');
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm break-words">
      <p className="font-medium">{first}</p>
      {lines.length > 0 ? <p className="whitespace-pre-line">{lines.join('\n')}</p> : null}
    </div>
  );
}

/** Every argument by its name; texts as they are, so that a file to be written can be read. */
function Arguments({ approval }: { readonly approval: ToolApproval }) {
  return (
    <dl className="flex max-h-60 min-w-0 flex-col gap-2 overflow-y-auto rounded-md bg-surface-sunken p-2.5 text-xs">
      {Object.entries(approval.arguments).map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-col gap-0.5">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="font-mono leading-5 break-words whitespace-pre-wrap">
            {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Outcome({ approval: { decision } }: { readonly approval: ToolApproval }) {
  if (decision === null) return null;
  return (
    <Badge tone={decision === 'allowed' ? 'success' : 'neutral'}>
      {decision === 'allowed' ? words.allowed : words.denied}
    </Badge>
  );
}

function Decisions({ messageId, approval }: Omit<ApprovalCardProps, 'isOpen'>) {
  const { project } = useChatPane();
  const { mutate, isPending } = useDecideApproval(project.id, {
    onError: (error) => toast.error(words.failed, { description: shownProblem(error).message }),
  });
  const decide = (decision: 'allowed' | 'denied', remember?: ApprovalPreference) =>
    mutate({ messageId, approval, decision, ...(remember === undefined ? {} : { remember }) });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="primary" loading={isPending} onClick={() => decide('allowed')}>
        {words.once}
      </Button>
      <Button size="sm" variant="outline" disabled={isPending} onClick={() => decide('allowed', 'allow')}>
        {words.always}
      </Button>
      <Button size="sm" variant="ghost" disabled={isPending} onClick={() => decide('denied')}>
        {words.deny}
      </Button>
    </div>
  );
}
