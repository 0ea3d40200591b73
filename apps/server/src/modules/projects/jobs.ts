import { chatLimits, MessageImage, ProjectId, UserId } from '@loam/contract';
import { z } from 'zod';
import type { JobType } from '../../jobs/jobs.ts';

export interface FirstMessage {
  readonly project_id: ProjectId;
  readonly user_id: UserId;
  readonly images?: MessageImage[] | undefined;
  readonly model?: string | undefined;
}

/** The first message of a project made from a prompt; its text is the project's initial_message. */
export const firstMessageJob: JobType<FirstMessage> = {
  name: 'chat-first-message',
  schema: z.object({
    project_id: ProjectId,
    user_id: UserId,
    images: z.array(MessageImage).max(chatLimits.images).optional(),
    model: z.string().optional(),
  }),
};

export interface ProjectFiles {
  readonly project_id: ProjectId;
}

/** A new project's repository; versions makes it. */
export const projectFilesJob: JobType<ProjectFiles> = {
  name: 'versions-create-repository',
  schema: z.object({ project_id: ProjectId }),
};
