import { type ExecutionGraph, GraphNode } from '@loam/contract';
import { z } from 'zod';
import { notFound } from '../../http/api-error.ts';
import type { MessageKey } from '../chat/index.ts';
import type { TurnContext } from './context.ts';

export async function getGraph(context: TurnContext, key: MessageKey): Promise<ExecutionGraph> {
  const graph = await context.graphs.find(context.db, key);
  if (!graph) throw notFound();
  return {
    id: graph.id,
    message_id: key.id,
    created_at: graph.created_at.toISOString(),
    parent_graph_id: null,
    parent_node_name: null,
    nodes: z.array(GraphNode).parse(graph.nodes),
  };
}
