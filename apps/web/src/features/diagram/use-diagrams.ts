import type { TurnDiagram } from '@loam/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { useConversation } from '../chat/api.ts';
import { useSource } from '../versions/source.ts';
import { useAppRoutes } from '../versions/use-app-routes.ts';
import { databaseDiagram } from './model/data-model.ts';
import { drawDatabase, drawPages } from './model/project-diagrams.ts';
import { schemaModel } from './model/schema-model.ts';

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

/** The tables of the project's cloud as they are now; a project without one has none. */
function useCloudSchema(projectId: string, isWanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'schema'],
    queryFn: ({ signal }) => api.getBackendSchema({ params: { projectId }, signal }),
    enabled: isWanted,
    staleTime: 15_000,
    retry: false,
  });
}

/** The text of a diagram of the project; null when there is nothing to draw. */
export function useOwnDiagram(projectId: string, id: OwnDiagram) {
  const source = useSource(projectId);
  const routes = useAppRoutes(projectId, id === 'pages');
  const schema = useCloudSchema(projectId, id === 'database');
  const tables = schema.data?.tables;
  const isAsking = schema.isPending && id === 'database';
  const code = useMemo(() => {
    if (source.data === undefined || isAsking) return undefined;
    if (id === 'database')
      return databaseDiagram(schemaModel(tables ?? [])) ?? drawDatabase(source.data.files) ?? null;
    return routes.data === undefined ? undefined : (drawPages(routes.data, source.data.files) ?? null);
  }, [id, source.data, routes.data, tables, isAsking]);
  return { code, source };
}
