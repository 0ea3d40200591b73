import type { TraceNode } from '@loam/agent';
import { GraphNode, cleanJson } from '@loam/contract';

export interface TurnGraph {
  add(node: TraceNode): void;
  /** Bounded: the first and the newest are kept. */
  nodes(): GraphNode[];
}

const maxNodes = 500;
const maxCharacters = 1_000_000;

/** The execution graph of one turn, kept for the debug view. */
export function createGraph(): TurnGraph {
  const nodes = new Map<string, TraceNode>();
  return {
    add(node) {
      if (nodes.size < maxNodes || nodes.has(node.name)) nodes.set(node.name, node);
    },
    nodes() {
      const wired = [...nodes.values()].flatMap(
        (node) => GraphNode.safeParse(cleanJson(wireNode(node))).data ?? [],
      );
      return JSON.stringify(wired).length <= maxCharacters
        ? wired
        : wired.map((node) => ({ ...node, output: null }));
    },
  };
}

function wireNode(node: TraceNode): unknown {
  return {
    name: node.name,
    function_name: node.functionName,
    is_input: node.isInput,
    status: node.status,
    started_at: node.startedAt === null ? null : node.startedAt.toISOString(),
    completed_at: node.completedAt === null ? null : node.completedAt.toISOString(),
    dependencies: node.dependencies,
    child_graphs: [],
    output: node.output ?? null,
    error: node.error,
  };
}
