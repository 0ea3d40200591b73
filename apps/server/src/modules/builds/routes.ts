import { previewEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import type { Thumbnails } from './thumbnails.ts';

export function buildRoutes(thumbnails: Pick<Thumbnails, 'answer'>): Binding[] {
  return [bind(endpoints.getProjectThumbnail, ({ project }) => thumbnails.answer(project.project))];
}
