import type { ApprovalPreference, ToolApproval } from '@loam/contract';
import { Badge, Button, CodeBlock, toast } from '@loam/ui';
import { Hand } from 'lucide-react';
import { shownProblem } from '../../../shared/problems.ts';
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
  return (
    <section
      aria-label={words.title}
      className="flex min-w-0 flex-col gap-2.5 rounded-lg border border-border bg-surface p-3"
    >
      <div className="flex items-start gap-2">
        <Hand aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium break-words">{approval.title}</p>
          <p className="text-xs text-muted-foreground">{words.arguments}</p>
        </div>
        <Outcome approval={approval} />
      </div>
      <CodeBlock
        wrap
        code={JSON.stringify(approval.arguments, null, 2)}
        className="max-h-48 overflow-y-auto"
      />
      {approval.decision === null && isOpen ? <Decisions messageId={messageId} approval={approval} /> : null}
    </section>
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
  const { mutate, isPending } = useDecideApproval(project.id);
  const decide = (decision: 'allowed' | 'denied', remember?: ApprovalPreference) =>
    mutate(
      { messageId, approval, decision, ...(remember === undefined ? {} : { remember }) },
      {
        onError: (error) => toast.error(words.failed, { description: shownProblem(error).message }),
      },
    );
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
