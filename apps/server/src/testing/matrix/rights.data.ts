import type { Permission } from '@loam/contract';

/**
 * Who may do what, written by hand from the specification's table; nothing here is taken from a run.
 * `write`, `admin`, `owner`: member, admin and owner of the project's workspace; the owner also owns the project.
 * `otherAdmin`: admin of another workspace. `read`, `invitedWrite`, `invitedAdmin`: joined the project as viewer, editor
 * and admin, and are no members of the workspace. `pending`: invited as an admin, has not joined. `removed`: was an admin
 * of the project and a member of the workspace.
 */
export const actors = [
  'anonymous',
  'stranger',
  'pending',
  'removed',
  'otherAdmin',
  'read',
  'invitedWrite',
  'invitedAdmin',
  'write',
  'admin',
  'owner',
] as const;
export type ActorName = (typeof actors)[number];

export type Answer = 'ok' | '401' | '403' | '404';
type RowOf<Columns> = { readonly [Column in keyof Columns]: Answer };
type Row = RowOf<typeof actors>;
export type Rights = Readonly<Partial<Record<Permission, Row>>>;

export const variants = ['public', 'private', 'draft', 'deleted'] as const;
export type Variant = (typeof variants)[number];

// Columns: anonymous, stranger, pending, removed, otherAdmin; read, invitedWrite, invitedAdmin; write, admin, owner.
const everyone: Row = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const everyoneSignedIn: Row = ['401', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const editorOfPublic: Row = ['401', '403', '403', '403', '403', '403', 'ok', 'ok', 'ok', 'ok', 'ok'];
const adminOfPublic: Row = ['401', '403', '403', '403', '403', '403', '403', 'ok', '403', 'ok', 'ok'];
const ownerOfPublic: Row = ['401', '403', '403', '403', '403', '403', '403', '403', '403', '403', 'ok'];
const editorOfPrivate: Row = ['401', '404', '404', '404', '404', '403', 'ok', 'ok', 'ok', 'ok', 'ok'];
const adminOfPrivate: Row = ['401', '404', '404', '404', '404', '403', '403', 'ok', '403', 'ok', 'ok'];
const ownerOfPrivate: Row = ['401', '404', '404', '404', '404', '403', '403', '403', '403', '403', 'ok'];
const editorOfDraft: Row = ['401', '404', '404', '404', '404', '403', 'ok', 'ok', '404', '404', 'ok'];
const adminOfDraft: Row = ['401', '404', '404', '404', '404', '403', '403', 'ok', '404', '404', 'ok'];
const ownerOfDraft: Row = ['401', '404', '404', '404', '404', '403', '403', '403', '404', '404', 'ok'];
const nobody: Row = ['401', '404', '404', '404', '404', '404', '404', '404', '404', '404', '404'];
const ownerOfDeleted: Row = ['401', '404', '404', '404', '404', '404', '404', '404', '404', '404', 'ok'];

export const projectRights: Readonly<Record<Variant, Rights>> = {
  public: {
    ViewProject: everyone,
    RemixProject: everyoneSignedIn,
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
    ViewProject: ['401', '404', '404', '404', '404', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
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
    ViewProject: ['401', '404', '404', '404', '404', 'ok', 'ok', 'ok', '404', '404', 'ok'],
    RemixProject: editorOfDraft,
    EditProject: editorOfDraft,
    DeployProject: editorOfDraft,
    EditProjectVisibility: editorOfDraft,
    DownloadProject: editorOfDraft,
    ViewProjectCollaborators: editorOfDraft,
    ManageProjectCollaborators: adminOfDraft,
    ManageMagicCodes: adminOfDraft,
    ViewBackend: editorOfDraft,
    EditBackend: editorOfDraft,
    ManageBackend: adminOfDraft,
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

const members: Row = ['401', '404', '404', '404', '404', '404', '404', '404', 'ok', 'ok', 'ok'];
const managers: Row = ['401', '404', '404', '404', '404', '404', '404', '404', '403', 'ok', 'ok'];
const theOwner: Row = ['401', '404', '404', '404', '404', '404', '404', '404', '403', '403', 'ok'];

export const workspaceRights: Rights = {
  ViewWorkspace: members,
  ViewWorkspaceMembers: members,
  CreateProject: members,
  // The owner hands the workspace over first.
  LeaveWorkspace: ['401', '404', '404', '404', '404', '404', '404', '404', 'ok', 'ok', '403'],
  ManageWorkspace: managers,
  ManageWorkspaceMembers: managers,
  ManageWorkspaceBilling: managers,
  ManageWorkspaceIntegrations: managers,
  TransferWorkspace: theOwner,
  DeleteWorkspace: theOwner,
};

// Roles of the installation have nothing to do with roles in a workspace: none of these has one.
const noInstallationRole: Row = ['401', '403', '403', '403', '403', '403', '403', '403', '403', '403', '403'];

export const accountRights: Rights = {
  Anyone: everyone,
  SignedIn: everyoneSignedIn,
  Developer: noInstallationRole,
  Operator: noInstallationRole,
};
