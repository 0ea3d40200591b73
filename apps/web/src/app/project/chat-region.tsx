import { type Project, routes } from '@loam/contract';
import { useSearch } from '@tanstack/react-router';
import { ChatPane } from '../../features/chat/components/chat-pane.tsx';
import { chatWords } from '../../features/chat/texts.data.ts';

export const chatRegionId = 'chat';

/** The conversation at the left of the project page. */
export function ChatRegion({ project }: { readonly project: Project }) {
  const { [routes.search.messageId]: messageId } = useSearch({ from: '/projects/$projectId' });
  return (
    <section
      id={chatRegionId}
      aria-label={chatWords.region}
      tabIndex={-1}
      className="flex h-full min-h-0 flex-col bg-background outline-none"
    >
      <ChatPane project={project} messageId={messageId} />
    </section>
  );
}
