export { sharingEndpoints } from './endpoints.ts';
export { sharingLimits } from './limits.data.ts';
export { canGiveLevel, canManageCollaborator, defaultCollaboratorLevel } from './policy.ts';
export {
  Collaborator,
  CollaboratorId,
  CollaboratorLevel,
  MagicCode,
  MagicCodeId,
  SharedProject,
  SharingPreview,
} from './schemas.ts';
export { sharingTexts } from './texts.data.ts';
