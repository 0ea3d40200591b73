import type { TurnDiagram } from '@loam/contract';
import { useMemo } from 'react';
import { useConversation } from '../chat/api.ts';
import { useSource } from '../versions/source.ts';
import { useAppRoutes } from '../versions/use-app-routes.ts';
import { drawDatabase, drawPages } from './model/project-diagrams.ts';

/** Drawn from the project itself, without a model. */
export const ownDiagrams = ['pages', 'database'] as const;
export type OwnDiagram = (typeof ownDiagrams)[number];

export function isOwnDiagram(id: string | undefined): id is OwnDiagram {
  return ownDiagrams.some((own) => own === id);
}

/** What the AI has drawn in this conversation, newest first. */
export function useChatDiagrams(projectId: string): readonly TurnDiagram[] {
  const conversation = useConversation(projectId).data;
  return useMemo(() => {
    if (conversation === undefined) return [];
    const { sortedMessageIds, messages } = conversation;
    return sortedMessageIds.toReversed().flatMap((id) => {
      const message = messages[id];
      return message?.variant === 'ai_message' ? message.diagrams : [];
    });
  }, [conversation]);
}

/** The text of a diagram of the project; null when there is nothing to draw. */
export function useOwnDiagram(projectId: string, id: OwnDiagram) {
  const source = useSource(projectId);
  const routes = useAppRoutes(projectId, id === 'pages');
  const code = useMemo(() => {
    if (source.data === undefined) return undefined;
    if (id === 'database') return drawDatabase(source.data.files) ?? null;
    return routes.data === undefined ? undefined : (drawPages(routes.data, source.data.files) ?? null);
  }, [id, source.data, routes.data]);
  return { code, source };
}
