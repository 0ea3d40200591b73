import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { PreviewFault } from './schemas.ts';

/** What the preview's own tools complain about, on the builder's host, for people with EditProject; it only speaks. Opened again after `limits.preview.buildSocketReconnectMs`. */
export const devSocketPath = '/_sandbox/dev/ws';
export const devSocketUrl = (projectId: string) => `${devSocketPath}?project_id=${projectId}`;

export const DevMessage = z.discriminatedUnion('type', [
  /** The newest code does not compile; also the first message of a socket that is opened while it does not. */
  z.object({
    type: z.enum(enums.preview.buildMessageTypes),
    project_id: ProjectId,
    at: Timestamp,
    error: PreviewFault,
  }),
  /** It compiles again: what was told before is over. */
  z.object({ type: z.literal('ready'), project_id: ProjectId, at: Timestamp }),
]);
export type DevMessage = z.infer<typeof DevMessage>;
