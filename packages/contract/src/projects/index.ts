export { projectsEndpoints } from './endpoints.ts';
export { type ProjectEventType } from './live.ts';
export {
  defaultVisibility,
  projectRights,
  visibilityFault,
  type ProjectRelation,
  type ProjectRights,
  type VisibilityFault,
  type VisibilityRules,
  type WorkspacePlan,
} from './policy.ts';
export {
  DeletedProject,
  PresencePlace,
  PresenceRecord,
  Project,
  ProjectAccessLevel,
  ProjectDetails,
  ProjectDisplayName,
  ProjectName,
  ProjectSortBy,
  ProjectVisibility,
  PublicProject,
} from './schemas.ts';
export { slugFault } from './slug.ts';
export { projectTemplates, type ProjectTemplate } from './templates.data.ts';
