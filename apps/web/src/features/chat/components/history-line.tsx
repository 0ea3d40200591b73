import { type ChatMessage, fillText } from '@loam/contract';
import { RelativeTime } from '@loam/ui';
import { FilePen, GitBranch, GitCommitHorizontal, type LucideIcon, RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { chatWords } from '../texts.data.ts';

type Happened = Exclude<ChatMessage, { variant: 'user_message' | 'ai_message' }>;

const icons: Readonly<Record<Happened['variant'], LucideIcon>> = {
  branch_switched: GitBranch,
  external_commit_pushed: GitCommitHorizontal,
  revert_success: RotateCcw,
  manual_edit: FilePen,
};

/** Something that happened to the project without the AI, as one quiet line. */
export const HistoryLine = memo(function HistoryLine({ message }: { readonly message: Happened }) {
  const Icon = icons[message.variant];
  return (
    <p className="flex items-center gap-2 text-xs text-muted-foreground">
      <span aria-hidden className="h-px min-w-3 flex-1 bg-border" />
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="max-w-[75%] min-w-0 truncate" title={textOf(message)}>
        {textOf(message)}
      </span>
      <RelativeTime value={message.created_at} className="shrink-0" />
      <span aria-hidden className="h-px min-w-3 flex-1 bg-border" />
    </p>
  );
});

function textOf(message: Happened): string {
  const who = message.author?.display_name ?? chatWords.someone;
  const { history } = chatWords;
  switch (message.variant) {
    case 'branch_switched':
      return `${who} ${fillText(history.branch_switched, { branch: message.branch_name })}`;
    case 'external_commit_pushed':
      return fillText(history.external_commit_pushed, { message: message.commit_message });
    case 'revert_success':
      return `${who} ${history.revert_success}`;
    case 'manual_edit':
      return message.content === '' ? `${who} ${history.manual_edit}` : `${who}: ${message.content}`;
  }
}
