import { Button } from '@loam/ui';
import { Hand, KeyRound, MessageCircleQuestion } from 'lucide-react';
import { useConversationPart } from '../api.ts';
import { chatFlowOf } from '../model/chat-flow.ts';
import { type Waiting, waitingOf } from '../model/waiting.ts';
import { chatWords } from '../texts.data.ts';

interface WaitingNoticeProps {
  readonly projectId: string;
  readonly onOpen: () => void;
}

/** For who does not see the chat: an answer cannot go on without them. */
export function WaitingNotice({ projectId, onOpen }: WaitingNoticeProps) {
  const { data: waiting } = useConversationPart(projectId, {
    isWanted: true,
    select: (conversation) => waitingOf(chatFlowOf(conversation).running),
  });
  if (waiting === undefined) return null;
  return (
    <div className="flex min-w-0 items-center gap-3 border-t border-border bg-accent-subtle px-3 py-2 text-accent-subtle-foreground">
      <WaitingIcon kind={waiting.kind} />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block font-medium">{chatWords.waiting[waiting.kind]}</span>
        <span className="line-clamp-1 break-words">{waiting.text}</span>
      </p>
      <Button size="sm" variant="primary" onClick={onOpen}>
        {chatWords.waiting.open[waiting.kind]}
      </Button>
    </div>
  );
}

const icons = { question: MessageCircleQuestion, approval: Hand, secrets: KeyRound } as const;

export function WaitingIcon({ kind }: Pick<Waiting, 'kind'>) {
  const Icon = icons[kind];
  return <Icon aria-hidden className="size-4 shrink-0" />;
}
