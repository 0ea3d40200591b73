import { z } from 'zod';
import { Email } from '../accounts/schemas.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { defaultCollaboratorLevel } from './policy.ts';
import {
  Collaborator,
  CollaboratorId,
  CollaboratorLevel,
  MagicCode,
  MagicCodeId,
  SharedProject,
  SharingPreview,
} from './schemas.ts';

const OneProject = z.object({ projectId: ProjectId });
const OneCollaborator = z.object({ projectId: ProjectId, collaboratorId: CollaboratorId });
const OneCode = z.object({ code: z.string().min(43).max(43) });
const level = CollaboratorLevel.default(defaultCollaboratorLevel);
const Joined = z.object({ project_id: ProjectId });

const aboutCollaborators = {
  listCollaborators: endpoint({
    method: 'GET',
    path: '/projects/:projectId/collaborators',
    permission: 'ViewProjectCollaborators',
    summary: 'The owner, everyone who was invited and accepted, and open invitations',
    params: OneProject,
    response: z.object({ collaborators: z.array(Collaborator) }),
  }),
  inviteCollaborator: endpoint({
    method: 'POST',
    path: '/projects/:projectId/collaborators',
    permission: 'ManageProjectCollaborators',
    summary: 'Invite one address; inviting it again mails a new link and changes the role',
    params: OneProject,
    body: z.object({ email: Email, access_level: level }),
    response: Collaborator,
    status: 201,
    errors: ['conflict', 'plan_required'],
    rate: 'mail',
    idempotent: true,
  }),
  updateCollaborator: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/collaborators/:collaboratorId',
    permission: 'ManageProjectCollaborators',
    summary: 'Change what a collaborator may do; it counts at once, in open windows too',
    params: OneCollaborator,
    body: z.object({ access_level: CollaboratorLevel }),
    response: Collaborator,
    errors: ['conflict', 'plan_required'],
  }),
  removeCollaborator: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/collaborators/:collaboratorId',
    permission: 'ManageProjectCollaborators',
    summary: 'Remove a collaborator or withdraw an invitation',
    params: OneCollaborator,
    status: 204,
    errors: ['conflict'],
  }),
  leaveProject: endpoint({
    method: 'POST',
    path: '/projects/:projectId/leave',
    permission: 'ViewProject',
    summary: 'Give up the access that an invitation gave',
    params: OneProject,
    status: 204,
    errors: ['conflict'],
  }),
};

const aboutLinks = {
  listMagicCodes: endpoint({
    method: 'GET',
    path: '/projects/:projectId/magic-codes',
    permission: 'ManageMagicCodes',
    sessionOnly: true,
    summary: 'The invite links of a project',
    params: OneProject,
    response: z.object({ magic_codes: z.array(MagicCode) }),
  }),
  createMagicCode: endpoint({
    method: 'POST',
    path: '/projects/:projectId/magic-codes',
    permission: 'ManageMagicCodes',
    sessionOnly: true,
    summary: 'A link that lets whoever has it join with one role',
    params: OneProject,
    body: z.object({ access_level: level }),
    response: MagicCode,
    status: 201,
    errors: ['conflict', 'plan_required'],
    idempotent: true,
  }),
  removeMagicCode: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/magic-codes/:magicCodeId',
    permission: 'ManageMagicCodes',
    summary: 'End an invite link; who came in by it stays',
    params: z.object({ projectId: ProjectId, magicCodeId: MagicCodeId }),
    status: 204,
  }),
};

const aboutJoining = {
  getSharingPreview: endpoint({
    method: 'GET',
    path: '/magic-codes/:code',
    permission: 'Anyone',
    summary: 'What the holder of an invitation to a project is invited to',
    params: OneCode,
    response: SharingPreview,
    rate: 'signIn',
  }),
  acceptMagicCode: endpoint({
    method: 'POST',
    path: '/magic-codes/:code/accept',
    permission: 'SignedIn',
    summary: 'Join a project by a link, or by the code of a mailed invitation',
    params: OneCode,
    response: Joined,
    errors: ['gone'],
    rate: 'signIn',
    idempotent: true,
  }),
  listSharedProjects: endpoint({
    method: 'GET',
    path: '/user/projects/shared',
    permission: 'SignedIn',
    summary: 'Projects of others that you were invited to, accepted and pending, newest first',
    response: z.object({ projects: z.array(SharedProject) }),
  }),
  acceptSharedProject: endpoint({
    method: 'POST',
    path: '/user/projects/shared/:sharedProjectId/accept',
    permission: 'SignedIn',
    summary: 'Accept an invitation to your verified address',
    params: z.object({ sharedProjectId: ProjectId }),
    response: Joined,
    errors: ['gone'],
    idempotent: true,
  }),
  declineSharedProject: endpoint({
    method: 'DELETE',
    path: '/user/projects/shared/:sharedProjectId',
    permission: 'SignedIn',
    summary: 'Decline an invitation to your verified address',
    params: z.object({ sharedProjectId: ProjectId }),
    status: 204,
  }),
};

export const sharingEndpoints = {
  ...aboutCollaborators,
  ...aboutLinks,
  ...aboutJoining,
} satisfies Record<string, Endpoint>;
