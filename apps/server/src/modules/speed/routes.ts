import { speedEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import { analyseSite, wireAnalysis } from './analyse.ts';
import type { SpeedContext } from './context.ts';

export function speedRoutes(context: SpeedContext): Binding[] {
  return [
    bind(endpoints.getPageSpeed, async ({ project }) => {
      const analyses = await context.store.listAnalyses(context.db, project.project.id);
      return { analyses: analyses.map(wireAnalysis), unavailable_reason: context.unavailableReason };
    }),
    bind(endpoints.analysePageSpeed, ({ project, body, request }) =>
      analyseSite(context, project.project, {
        strategy: body.strategy,
        categories: body.categories,
        isForced: body.force,
        signal: request.signal,
      }),
    ),
  ];
}
