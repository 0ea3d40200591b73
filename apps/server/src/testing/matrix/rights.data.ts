import type { Permission } from '@loam/contract';

/**
 * Who may do what, written by hand from the specification's table; nothing here is taken from a run.
 * `read`: invited to the project as a viewer. `write`, `admin`, `owner`: member, admin and owner of its workspace; the
 * owner also owns the project. `removed`: was an admin of the project and a member of the workspace. `otherAdmin`:
 * admin of another workspace.
 */
export const actors = [
  'anonymous',
  'stranger',
  'read',
  'write',
  'admin',
  'owner',
  'removed',
  'otherAdmin',
] as const;
export type ActorName = (typeof actors)[number];

export type Answer = 'ok' | '401' | '403' | '404';
type Row = readonly [Answer, Answer, Answer, Answer, Answer, Answer, Answer, Answer];
export type Rights = Readonly<Partial<Record<Permission, Row>>>;

export const variants = ['public', 'private', 'draft', 'deleted'] as const;
export type Variant = (typeof variants)[number];

const editorOfPublic: Row = ['401', '403', '403', 'ok', 'ok', 'ok', '403', '403'];
const adminOfPublic: Row = ['401', '403', '403', '403', 'ok', 'ok', '403', '403'];
const ownerOfPublic: Row = ['401', '403', '403', '403', '403', 'ok', '403', '403'];
const editorOfPrivate: Row = ['401', '404', '403', 'ok', 'ok', 'ok', '404', '404'];
const adminOfPrivate: Row = ['401', '404', '403', '403', 'ok', 'ok', '404', '404'];
const ownerOfPrivate: Row = ['401', '404', '403', '403', '403', 'ok', '404', '404'];
const ownerOfDraft: Row = ['401', '404', '403', '404', '404', 'ok', '404', '404'];
const nobody: Row = ['401', '404', '404', '404', '404', '404', '404', '404'];
const ownerOfDeleted: Row = ['401', '404', '404', '404', '404', 'ok', '404', '404'];

// Columns: anonymous, stranger, read, write, admin, owner, removed, otherAdmin.
export const projectRights: Readonly<Record<Variant, Rights>> = {
  public: {
    ViewProject: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    RemixProject: ['401', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    EditProject: editorOfPublic,
    DeployProject: editorOfPublic,
    EditProjectVisibility: editorOfPublic,
    DownloadProject: editorOfPublic,
    ViewProjectCollaborators: editorOfPublic,
    ManageProjectCollaborators: adminOfPublic,
    ManageMagicCodes: adminOfPublic,
    ViewBackend: editorOfPublic,
    EditBackend: editorOfPublic,
    ManageBackend: adminOfPublic,
    DeleteProject: ownerOfPublic,
    RestoreProject: ownerOfPublic,
    MoveProject: ownerOfPublic,
  },
  private: {
    ViewProject: ['401', '404', 'ok', 'ok', 'ok', 'ok', '404', '404'],
    RemixProject: editorOfPrivate,
    EditProject: editorOfPrivate,
    DeployProject: editorOfPrivate,
    EditProjectVisibility: editorOfPrivate,
    DownloadProject: editorOfPrivate,
    ViewProjectCollaborators: editorOfPrivate,
    ManageProjectCollaborators: adminOfPrivate,
    ManageMagicCodes: adminOfPrivate,
    ViewBackend: editorOfPrivate,
    EditBackend: editorOfPrivate,
    ManageBackend: adminOfPrivate,
    DeleteProject: ownerOfPrivate,
    RestoreProject: ownerOfPrivate,
    MoveProject: ownerOfPrivate,
  },
  // A draft belongs to its creator and those invited, whatever role others have in the workspace.
  draft: {
    ViewProject: ['401', '404', 'ok', '404', '404', 'ok', '404', '404'],
    RemixProject: ownerOfDraft,
    EditProject: ownerOfDraft,
    DeployProject: ownerOfDraft,
    EditProjectVisibility: ownerOfDraft,
    DownloadProject: ownerOfDraft,
    ViewProjectCollaborators: ownerOfDraft,
    ManageProjectCollaborators: ownerOfDraft,
    ManageMagicCodes: ownerOfDraft,
    ViewBackend: ownerOfDraft,
    EditBackend: ownerOfDraft,
    ManageBackend: ownerOfDraft,
    DeleteProject: ownerOfDraft,
    RestoreProject: ownerOfDraft,
    MoveProject: ownerOfDraft,
  },
  deleted: {
    ViewProject: nobody,
    RemixProject: nobody,
    EditProject: nobody,
    DeployProject: nobody,
    EditProjectVisibility: nobody,
    DownloadProject: nobody,
    ViewProjectCollaborators: nobody,
    ManageProjectCollaborators: nobody,
    ManageMagicCodes: nobody,
    ViewBackend: nobody,
    EditBackend: nobody,
    ManageBackend: nobody,
    DeleteProject: ownerOfDeleted,
    RestoreProject: ownerOfDeleted,
    MoveProject: nobody,
  },
};

const members: Row = ['401', '404', '404', 'ok', 'ok', 'ok', '404', '404'];
const managers: Row = ['401', '404', '404', '403', 'ok', 'ok', '404', '404'];
const theOwner: Row = ['401', '404', '404', '403', '403', 'ok', '404', '404'];

export const workspaceRights: Rights = {
  ViewWorkspace: members,
  ViewWorkspaceMembers: members,
  CreateProject: members,
  // The owner hands the workspace over first.
  LeaveWorkspace: ['401', '404', '404', 'ok', 'ok', '403', '404', '404'],
  ManageWorkspace: managers,
  ManageWorkspaceMembers: managers,
  ManageWorkspaceBilling: managers,
  ManageWorkspaceIntegrations: managers,
  TransferWorkspace: theOwner,
  DeleteWorkspace: theOwner,
};

// Roles of the installation have nothing to do with roles in a workspace: none of the eight has one.
const noInstallationRole: Row = ['401', '403', '403', '403', '403', '403', '403', '403'];

export const accountRights: Rights = {
  Anyone: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  SignedIn: ['401', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  Developer: noInstallationRole,
  Operator: noInstallationRole,
};
