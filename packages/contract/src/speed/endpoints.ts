import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { enums } from '../enums.data.ts';
import { PageSpeed, SpeedCategory, SpeedStrategy } from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });

export const speedEndpoints = {
  getPageSpeed: endpoint({
    method: 'GET',
    path: '/projects/:projectId/page-speed',
    permission: 'EditProject',
    summary: 'The newest analyses, one for each kind of device that was analysed',
    params: ProjectParams,
    response: z.object({
      analyses: z.array(PageSpeed),
      /** A sentence for people; null when an analysis can be run. */
      unavailable_reason: z.string().nullable(),
    }),
  }),
  analysePageSpeed: endpoint({
    method: 'POST',
    path: '/projects/:projectId/preview-page-speed',
    permission: 'EditProject',
    summary:
      'Analyse the published site; an analysis younger than 15 minutes is answered again unless forced',
    params: ProjectParams,
    body: z.object({
      url_source: z.enum(enums.speed.urlSources),
      strategy: SpeedStrategy,
      categories: z.array(SpeedCategory).min(1),
      force: z.boolean().default(false),
    }),
    response: PageSpeed,
    errors: ['conflict', 'unavailable'],
    rate: 'expensive',
  }),
} satisfies Record<string, Endpoint>;
