import type { endpoints, passthroughs } from '@loam/contract';
import type { ActorName } from './rights.data.ts';
import type { World } from './world.ts';

/** Something in the world that a call can name. `own…` belongs to the caller, `foreign…` to someone else. */
export type Ref =
  | 'project'
  | 'otherProject'
  | 'edit'
  | 'message'
  | 'otherMessage'
  | 'approval'
  | 'question'
  | 'secrets'
  | 'integration'
  | 'tool'
  | 'provider'
  | 'backendKey'
  | 'service'
  | 'backendBackup'
  | 'otherEdit'
  | 'deployment'
  | 'otherDeployment'
  | 'domain'
  | 'otherDomain'
  | 'ownFolder'
  | 'foreignFolder'
  | 'workspace'
  | 'otherWorkspace'
  | 'ownWorkspace'
  | 'member'
  | 'memberName'
  | 'otherMember'
  | 'invitation'
  | 'otherInvitation'
  | 'collaborator'
  | 'otherCollaborator'
  | 'magicCode'
  | 'otherMagicCode'
  | 'previewLink'
  | 'otherPreviewLink'
  | 'madeUpCode'
  | 'sharedProject'
  | 'ownSession'
  | 'foreignSession'
  | 'ownToken'
  | 'foreignToken'
  | 'ownInvitation'
  | 'foreignInvitation'
  | 'ownInvitationCode'
  | 'foreignInvitationCode'
  | 'mail'
  | 'queue'
  | 'job';

export type Body = Readonly<Record<string, unknown>>;

export interface CallData {
  readonly params?: Readonly<Record<string, Ref>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body | ((world: World, actor: ActorName) => Body);
  readonly bodyRefs?: Readonly<Record<string, Ref>>;
  readonly bytes?: string;
  /** What stands in place of the star of a passthrough. */
  readonly rest?: string;
  /** For someone who may; absent: the status that the contract names. */
  readonly success?: number | Readonly<Partial<Record<ActorName, number>>>;
  /** Ids beside the object of the permission, each put in place of its own; 404 like a missing one unless said otherwise. */
  readonly swaps?: Readonly<Record<string, { readonly ref: Ref; readonly status?: number }>>;
}

const project = { projectId: 'project' } as const;
const bucket = { projectId: 'project', bucketId: 'backendKey' } as const;
const sqlRun = { sql: 'select 1', run_id: '0b8f1d0e-6c1f-4b53-9d3c-6f0b8b5d2a11' } as const;
const message = { projectId: 'project', messageId: 'message' } as const;
const foreignDeployment = { deploymentId: { ref: 'otherDeployment' } } as const;
const foreignDomain = { domain: { ref: 'otherDomain' } } as const;
const foreignMessage = { messageId: { ref: 'otherMessage' } } as const;
const workspace = { workspaceId: 'workspace' } as const;
const visualSession = '0e2b7c1a-7b1f-4c1e-9a55-3f6f0a9d2b11';
/** A ZIP with an empty `index.html`. */
const zip = [
  `PK\x03\x04\x14\0${'\0'.repeat(20)}\x0a\0\0\0index.html`,
  `PK\x01\x02\x14\0\x14\0${'\0'.repeat(20)}\x0a\0${'\0'.repeat(16)}index.html`,
  `PK\x05\x06${'\0'.repeat(4)}\x01\0\x01\0\x38\0\0\0\x28\0\0\0\0\0`,
].join('');
const png = '\x89PNG\r\n\x1a\n0000';

/** How each endpoint is called. One that is missing here does not compile, and fails the matrix. */
export const calls: Readonly<Record<keyof typeof endpoints, CallData>> = {
  getInstallation: {},
  signUp: {
    body: () => ({ name: 'New', email: `${crypto.randomUUID()}@example.test`, password: 'a good password' }),
  },
  signIn: { body: { email: 'door@example.test', password: 'a good password' } },
  signInWithProvider: { body: { provider: 'github' } },
  signOut: {},
  signOutEverywhere: {},
  requestPasswordReset: { body: { email: 'nobody@example.test' } },
  resetPassword: { body: { token: 'no-such-link', new_password: 'a good password' }, success: 410 },
  confirmEmail: { body: { token: 'no-such-link' }, success: 410 },
  getMe: {},
  updateProfile: { body: { bio: 'New' } },
  updatePreferences: { body: { theme: 'dark' } },
  uploadAvatar: { bytes: png },
  deleteAvatar: {},
  getAvatar: { params: { userId: 'member' } },
  getProfile: { params: { handle: 'memberName' } },
  changePassword: {
    body: { current_password: 'none yet', new_password: 'a good password' },
    // These accounts have none; a first one is chosen by mail.
    success: 409,
  },
  changeEmail: { body: () => ({ new_email: `${crypto.randomUUID()}@example.test` }) },
  sendEmailVerification: {},
  listSessions: {},
  revokeSession: { params: { sessionId: 'ownSession' }, swaps: { sessionId: { ref: 'foreignSession' } } },
  revokeOtherSessions: {},
  listAccessTokens: {},
  createAccessToken: { body: { name: 'New' } },
  revokeAccessToken: { params: { tokenId: 'ownToken' }, swaps: { tokenId: { ref: 'foreignToken' } } },
  deleteAccount: {
    body: (world, actor) => ({ username: actor === 'anonymous' ? 'nobody' : world.people[actor].username }),
    // Other people work in what the owner owns.
    success: { owner: 409 },
  },

  listWorkspaces: {},
  createWorkspace: { body: { name: 'New' } },
  getWorkspace: { params: workspace },
  updateWorkspace: { params: workspace, body: { name: 'New' } },
  deleteWorkspace: { params: workspace },
  transferWorkspace: {
    params: workspace,
    bodyRefs: { user_id: 'member' },
    swaps: { user_id: { ref: 'otherMember', status: 400 } },
  },
  leaveWorkspace: { params: workspace },
  listWorkspaceMembers: { params: workspace },
  updateWorkspaceMember: {
    params: { ...workspace, userId: 'member' },
    body: { is_billing_manager: true },
    swaps: { userId: { ref: 'otherMember' } },
  },
  removeWorkspaceMember: {
    params: { ...workspace, userId: 'member' },
    swaps: { userId: { ref: 'otherMember' } },
  },
  listWorkspaceInvitations: { params: workspace },
  inviteToWorkspace: { params: workspace, body: () => ({ email: `${crypto.randomUUID()}@example.test` }) },
  resendWorkspaceInvitation: {
    params: { ...workspace, invitationId: 'invitation' },
    swaps: { invitationId: { ref: 'otherInvitation' } },
  },
  linkWorkspaceInvitation: {
    params: { ...workspace, invitationId: 'invitation' },
    swaps: { invitationId: { ref: 'otherInvitation' } },
  },
  revokeWorkspaceInvitation: {
    params: { ...workspace, invitationId: 'invitation' },
    swaps: { invitationId: { ref: 'otherInvitation' } },
  },
  getInvitation: { params: { token: 'foreignInvitationCode' } },
  acceptInvitation: {
    params: { token: 'ownInvitationCode' },
    // Who holds the link knows of the invitation; it still is not theirs.
    swaps: { token: { ref: 'foreignInvitationCode', status: 403 } },
  },
  listMyInvitations: {},
  acceptMyInvitation: {
    params: { invitationId: 'ownInvitation' },
    swaps: { invitationId: { ref: 'foreignInvitation' } },
  },
  declineMyInvitation: {
    params: { invitationId: 'ownInvitation' },
    swaps: { invitationId: { ref: 'foreignInvitation' } },
  },

  listCollaborators: { params: project },
  inviteCollaborator: { params: project, body: () => ({ email: `${crypto.randomUUID()}@example.test` }) },
  updateCollaborator: {
    params: { ...project, collaboratorId: 'collaborator' },
    body: { access_level: 'read' },
    swaps: { collaboratorId: { ref: 'otherCollaborator' } },
  },
  removeCollaborator: {
    params: { ...project, collaboratorId: 'collaborator' },
    swaps: { collaboratorId: { ref: 'otherCollaborator' } },
  },
  // Who was not invited has nothing to leave.
  leaveProject: {
    params: project,
    success: {
      anonymous: 409,
      stranger: 409,
      pending: 409,
      write: 409,
      admin: 409,
      owner: 409,
      removed: 409,
      otherAdmin: 409,
    },
  },
  listMagicCodes: { params: project },
  createMagicCode: { params: project, body: { access_level: 'write' } },
  removeMagicCode: {
    params: { ...project, magicCodeId: 'magicCode' },
    swaps: { magicCodeId: { ref: 'otherMagicCode' } },
  },
  getSharingPreview: { params: { code: 'madeUpCode' }, success: 404 },
  acceptMagicCode: { params: { code: 'madeUpCode' }, success: 404 },
  listSharedProjects: {},
  acceptSharedProject: {
    params: { sharedProjectId: 'sharedProject' },
    swaps: { sharedProjectId: { ref: 'otherProject' } },
  },
  declineSharedProject: {
    params: { sharedProjectId: 'sharedProject' },
    swaps: { sharedProjectId: { ref: 'otherProject' } },
  },

  getWorkspaceUsage: { params: workspace },
  getWorkspaceBilling: { params: workspace },
  listLedgerEntries: { params: workspace },
  requestTopUp: { params: workspace, body: { amount: 10 } },
  openBillingPortal: { params: workspace, success: 409 },
  receivePayment: { success: 404 },
  requestPlanChange: { params: workspace, body: { plan: 'pro' } },

  createProject: {
    body: { message: 'Build a clock' },
    bodyRefs: { workspace_id: 'ownWorkspace' },
    swaps: { workspace_id: { ref: 'otherWorkspace' } },
  },
  listProjects: {},
  listDeletedProjects: {},
  getProject: { params: project },
  updateProject: { params: project, body: { display_name: 'New' } },
  getProjectDetails: { params: project },
  setProjectVisibility: { params: project, body: { visibility: 'public' } },
  remixProject: { params: project },
  duplicateProject: {
    params: project,
    bodyRefs: { workspace_id: 'ownWorkspace' },
    swaps: { workspace_id: { ref: 'otherWorkspace' } },
  },
  moveProject: {
    params: project,
    bodyRefs: { workspace_id: 'ownWorkspace' },
    swaps: { workspace_id: { ref: 'otherWorkspace' } },
  },
  deleteProject: { params: project },
  restoreProject: { params: project },
  listUserProjects: { params: { userId: 'member' } },
  touchPresence: { params: project },
  listPresence: { params: project },

  importProject: {
    // An address of this very machine: refused by the guard, after the rights were looked at.
    body: { git_url: 'https://127.0.0.1/a.git' },
    bodyRefs: { workspace_id: 'ownWorkspace' },
    swaps: { workspace_id: { ref: 'otherWorkspace' } },
    success: 400,
  },
  importArchive: { bytes: zip },
  getSourceCode: { params: project },
  listSourceFiles: { params: project },
  searchSource: { params: project, query: { q: 'hello' } },
  getRawFile: { params: project, query: { path: 'README.md' } },
  downloadProject: { params: project },
  listEdits: { params: project },
  getEdit: { params: { ...project, editId: 'edit' }, swaps: { editId: { ref: 'otherEdit' } } },
  getEditDiff: { params: { ...project, editId: 'edit' }, swaps: { editId: { ref: 'otherEdit' } } },
  updateEdit: {
    params: { ...project, editId: 'edit' },
    body: { bookmarked: true },
    swaps: { editId: { ref: 'otherEdit' } },
  },
  getRestorePlan: { params: { ...project, editId: 'edit' }, swaps: { editId: { ref: 'otherEdit' } } },
  revertToEdit: {
    params: project,
    bodyRefs: { edit_id: 'edit' },
    swaps: { edit_id: { ref: 'otherEdit' } },
    // The world's versions are rows without files.
    success: 410,
  },
  editCode: { params: project, body: () => ({ changes: [{ path: 'a.txt', content: crypto.randomUUID() }] }) },
  showVisualDraft: { params: project, body: { session_id: visualSession } },
  dropVisualDraft: { params: project, query: { session_id: visualSession } },
  saveVisualDraft: { params: project, body: { session_id: visualSession }, success: 400 },
  generateUploadUrl: { body: { file_name: 'a.png', content_type: 'image/png', status: 'uploading' } },
  generateDownloadUrl: {
    body: { file_name: 'a.png' },
    bodyRefs: { dir_name: 'ownFolder' },
    swaps: { dir_name: { ref: 'foreignFolder' } },
  },
  generatePublicUrl: {
    body: { file_name: 'a.png' },
    bodyRefs: { dir_name: 'ownFolder' },
    swaps: { dir_name: { ref: 'foreignFolder' } },
    // Nothing was sent to the address yet.
    success: 409,
  },

  listProjectActivity: { params: project },
  exportProjectActivity: { params: project },
  listWorkspaceActivity: { params: workspace },
  exportWorkspaceActivity: { params: workspace },

  getPreviewLink: { params: project },
  createPreviewLink: { params: project },
  removePreviewLink: {
    params: { ...project, previewLinkId: 'previewLink' },
    swaps: { previewLinkId: { ref: 'otherPreviewLink' } },
  },
  createPreviewTicket: { params: project },
  getPreview: { params: project },
  getProjectThumbnail: { params: project, success: 404 },
  restartPreview: { params: project },
  listProjectErrors: { params: project },
  reportProjectErrors: {
    params: project,
    body: { errors: [{ type: 'runtime', error_message: 'x is not a function' }] },
  },
  // An id of another project changes nothing there, and the answer does not tell that there is one.
  handleProjectErrors: { params: project, body: { error_ids: ['00000000-0000-4000-8000-00000000dead'] } },

  getBackend: { params: project },
  // This process has no place for databases, and no project of this world has a cloud.
  enableBackend: { params: project, success: 503 },
  deleteBackend: { params: project, success: 409 },
  restoreBackend: { params: project, success: 503 },
  getBackendStatus: { params: project, success: 409 },
  pauseBackend: { params: project, success: 409 },
  wakeBackend: { params: project, success: 409 },
  getBackendCompute: { params: project, success: 409 },
  getBackendLogs: { params: project, query: { query: 'select id from edge_logs' }, success: 409 },
  resizeBackend: { params: project, body: { instance_type: 's' }, success: 409 },
  listBackendUsers: { params: project, success: 409 },
  listBackendObjects: { params: { ...project, bucketId: 'backendKey' }, success: 409 },
  getBackendSignups: { params: project, success: 409 },
  createBackendUser: {
    params: project,
    body: { email: 'a@example.test', password: 'a1b2c3d4' },
    success: 409,
  },
  inviteBackendUser: { params: project, body: { email: 'a@example.test' }, success: 409 },
  listBackendSecrets: { params: project, success: 409 },
  createBackendSecrets: { params: project, body: { secrets: [{ name: 'A', value: 'b' }] }, success: 409 },
  deleteBackendSecrets: { params: project, body: { secretNames: ['A'] }, success: 409 },
  deleteBackendUser: { params: { ...project, userId: 'member' }, success: 409 },
  banBackendUser: { params: { ...project, userId: 'member' }, body: { duration: 'day' }, success: 409 },
  resetBackendUserPassword: { params: { ...project, userId: 'member' }, success: 409 },
  signOutBackendUser: { params: { ...project, userId: 'member' }, success: 409 },
  getBackendUsage: { params: project, success: 409 },
  createBackendBucket: { params: project, body: { name: 'files' }, success: 409 },
  updateBackendBucket: { params: bucket, body: { public: true }, success: 409 },
  deleteBackendBucket: { params: bucket, success: 409 },
  listBackendBucketPolicies: { params: bucket, success: 409 },
  secureBackendBucket: { params: bucket, body: { template: 'signed_in' }, success: 409 },
  uploadBackendObject: { params: bucket, query: { path: 'a.txt' }, success: 409 },
  createBackendFolder: { params: bucket, body: { path: 'a' }, success: 409 },
  moveBackendObject: { params: bucket, body: { from: 'a', to: 'b' }, success: 409 },
  deleteBackendObjects: { params: bucket, body: { paths: ['a'] }, success: 409 },
  readBackendObject: { params: bucket, query: { path: 'a.txt' }, success: 409 },
  getBackendAuth: { params: project, success: 409 },
  updateBackendAuth: { params: project, body: { disable_signup: true }, success: 409 },
  listBackendOutbox: { params: project, success: 409 },
  getBackendOutboxMessage: { params: { ...project, messageId: 'member' }, success: 409 },
  listIntegrations: { params: project },
  getIntegration: { params: { ...project, name: 'service' } },
  getAiUsage: {
    params: project,
    query: { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' },
  },
  secureBackendTable: { params: project, body: { table: 'notes', template: 'server_only' }, success: 409 },
  queryBackend: { params: { ...project, ref: 'backendKey' }, body: { query: 'select 1' }, success: 409 },
  listBackendBuckets: { params: { ...project, ref: 'backendKey' }, success: 409 },
  listBackendFunctions: { params: { ...project, ref: 'backendKey' }, success: 409 },
  listBackendFindings: { params: { ...project, ref: 'backendKey' }, success: 409 },
  wakeBackendByProxy: { params: { ...project, ref: 'backendKey' }, success: 409 },
  readBackendSql: { params: project, body: sqlRun, success: 409 },
  writeBackendSql: { params: project, body: sqlRun, success: 409 },
  cancelBackendSql: { params: project, body: { run_id: sqlRun.run_id }, success: 409 },
  listSavedQueries: { params: project },
  saveQuery: { params: project, body: { name: 'Newest', sql: 'select 1' } },
  deleteSavedQuery: { params: { ...project, queryId: 'member' } },
  getBackendSchema: { params: project, success: 409 },
  tryBackendAccess: { params: project, body: { as: { kind: 'anonymous' }, table: 'notes' }, success: 409 },
  tryBackendFunction: {
    params: { ...project, slug: 'backendKey' },
    body: { as: { kind: 'anonymous' }, method: 'POST' },
    success: 409,
  },
  exportBackend: { params: project, success: 409 },
  // Without a content type it is refused before anything is looked up.
  importBackend: { params: project, success: 415 },
  getBackendImport: { params: project },
  // Its files describe none.
  startBackendImport: { params: project, body: { builds_tables: false }, success: 409 },
  listBackendBackups: { params: project, success: 409 },
  listBackendTables: { params: project, success: 409 },
  getBackendTable: { params: { ...project, table: 'service' }, success: 409 },
  readBackendRows: {
    params: { ...project, table: 'service' },
    body: { size: 10, step: 'first' },
    success: 409,
  },
  countBackendRows: { params: { ...project, table: 'service' }, body: {}, success: 409 },
  readBackendRow: { params: { ...project, table: 'service' }, body: { key: ['1'] }, success: 409 },
  createBackendRow: { params: { ...project, table: 'service' }, body: { values: {} }, success: 409 },
  updateBackendRow: {
    params: { ...project, table: 'service' },
    body: { key: '1', values: {} },
    success: 409,
  },
  deleteBackendRows: { params: { ...project, table: 'service' }, body: { keys: ['1'] }, success: 409 },
  getBackendStructure: { params: project, success: 409 },
  listBackendJobRuns: { params: project, query: { job: '1' }, success: 409 },
  planBackendChange: {
    params: project,
    body: { change: { kind: 'drop_enum', name: 'mood' } },
    success: 409,
  },
  applyBackendChange: {
    params: project,
    body: { change: { kind: 'drop_enum', name: 'mood' }, sql: 'drop type mood' },
    success: 409,
  },
  undoBackendChange: { params: project, body: { title: 'Undo', sql: 'select 1' }, success: 409 },
  exportBackendRows: { params: { ...project, table: 'service' }, body: {}, success: 409 },
  createBackendBackup: { params: project, body: {}, success: 409 },
  queryBackendBackup: {
    params: { ...project, backupId: 'backendBackup' },
    body: { query: 'select 1' },
    success: 409,
  },
  getBackendBackup: { params: { ...project, backupId: 'backendBackup' }, success: 409 },
  downloadBackendBackup: { params: { ...project, backupId: 'backendBackup' }, success: 409 },
  restoreBackendBackup: { params: { ...project, backupId: 'backendBackup' }, success: 409 },
  deleteBackendBackup: { params: { ...project, backupId: 'backendBackup' }, success: 409 },
  listBackendKeys: { params: project, success: 409 },
  createBackendKey: { params: project, body: { kind: 'secret', name: 'New' }, success: 409 },
  rotateBackendKey: { params: { ...project, keyId: 'backendKey' }, success: 409 },
  revokeBackendKey: { params: { ...project, keyId: 'backendKey' }, success: 409 },

  sendMessage: {
    params: project,
    body: () => ({ id: crypto.randomUUID(), ai_message_id: crypto.randomUUID(), message: 'Build a clock' }),
  },
  listMessages: { params: project },
  getMessage: { params: message, swaps: foreignMessage },
  // The owner wrote it, and it was answered long ago.
  updateQueuedMessage: {
    params: message,
    body: { message: 'New' },
    success: { invitedWrite: 403, invitedAdmin: 403, write: 403, admin: 403, owner: 409 },
    swaps: foreignMessage,
  },
  removeQueuedMessage: {
    params: message,
    success: { invitedWrite: 403, invitedAdmin: 403, write: 403, admin: 403, owner: 409 },
    swaps: foreignMessage,
  },
  stopMessage: { params: message, swaps: foreignMessage },
  retryMessage: {
    params: message,
    body: () => ({ id: crypto.randomUUID(), ai_message_id: crypto.randomUUID() }),
    success: 409,
    swaps: foreignMessage,
  },
  // Nothing in this world ended early; the tests of drafts decide on real ones.
  continueDraft: {
    params: message,
    body: () => ({ id: crypto.randomUUID(), ai_message_id: crypto.randomUUID() }),
    success: 409,
    swaps: foreignMessage,
  },
  keepDraft: { params: message, success: 409, swaps: foreignMessage },
  discardDraft: { params: message, success: 409, swaps: foreignMessage },
  giveFeedback: { params: message, body: { sentiment: 'positive' }, swaps: foreignMessage },
  // Nothing waits for a decision or an answer in this world; the journey of a turn tests those.
  decideApproval: {
    params: { ...message, approvalId: 'approval' },
    body: { decision: 'allowed', arguments_hash: 'x' },
    success: 404,
    swaps: foreignMessage,
  },
  answerQuestion: {
    params: { ...message, questionId: 'question' },
    body: { answer: ['yes'] },
    success: 404,
    swaps: foreignMessage,
  },
  answerSecretRequest: {
    params: { ...message, requestId: 'secrets' },
    body: { decision: 'declined' },
    success: 404,
    swaps: foreignMessage,
  },
  getMessageGraph: { params: message, success: 404, swaps: foreignMessage },
  getRepoAccessibility: { params: project },
  listProjectModels: { params: project },
  getFeedbackStatus: {},
  listToolPreferences: {},
  setToolPreference: {
    params: { integration: 'integration', tool: 'tool' },
    body: { approval_preference: 'ask' },
  },
  listModelProviders: { params: workspace },
  // An address within the operator's network is not for a workspace to name.
  connectModelProvider: {
    params: { ...workspace, provider: 'provider' },
    body: { base_url: 'http://127.0.0.1:9/v1' },
    success: 400,
  },
  disconnectModelProvider: { params: { ...workspace, provider: 'provider' } },
  getModelServer: {},
  testModelServer: { body: { base_url: 'http://127.0.0.1:9/v1' } },
  setModelServer: { body: { base_url: 'http://127.0.0.1:9/v1' } },
  removeModelServer: {},

  getPublishing: { params: project },
  // This process runs no projects.
  createDeployment: { params: project, success: 503 },
  listDeployments: { params: project },
  getDeployment: { params: { ...project, deploymentId: 'deployment' }, swaps: foreignDeployment },
  // Nothing of it is kept.
  rollBackDeployment: {
    params: { ...project, deploymentId: 'deployment' },
    success: 410,
    swaps: foreignDeployment,
  },
  unpublishProject: { params: project, success: 409 },
  // Their first files are no site.
  getSiteInfo: { params: project, success: 400 },
  updateSiteInfo: { params: project, body: { modifications: { title: 'New' } }, success: 400 },
  listDomains: { params: project },
  addDomain: { params: project, body: { domain: 'new.example.com' } },
  // The name servers of these tests do not answer.
  checkDomain: { params: { ...project, domain: 'domain' }, success: 503, swaps: foreignDomain },
  updateDomain: {
    params: { ...project, domain: 'domain' },
    body: { redirects_www: true },
    swaps: foreignDomain,
  },
  removeDomain: { params: { ...project, domain: 'domain' }, swaps: foreignDomain },
  approveCertificate: { query: { domain: 'unknown.example.test' }, success: 404 },

  getAnalytics: {
    params: project,
    query: { startDate: '2026-01-01', endDate: '2026-01-07', granularity: 'daily' },
  },
  getAnalyticsTrend: { params: project },
  getAnalyticsSettings: { params: project },
  updateAnalyticsSettings: { params: project, body: { is_analytics_disabled: false } },

  getPageSpeed: { params: project },
  analysePageSpeed: {
    params: project,
    body: { url_source: 'publish', strategy: 'desktop', categories: ['seo'] },
    success: 409,
  },

  createLiveTicket: {},

  listAdminAccounts: {},
  updateAdminAccount: { params: { userId: 'member' }, body: { role: 'operator' } },
  sendAdminPasswordReset: { params: { userId: 'member' } },
  listAdminWorkspaces: {},
  changeAdminWorkspacePlan: { params: workspace, body: { plan: 'enterprise' } },
  grantAdminWorkspace: { params: workspace, body: { account: 'credits', amount: 1000, note: '' } },
  listAdminMails: {},
  getAdminMail: { params: { mailId: 'mail' } },
  retryAdminMail: { params: { mailId: 'mail' } },
  getAdminSettings: {},
  updateAdminSettings: { body: { sign_up: 'closed' } },
  getAdminJobs: {},
  listAdminFailedJobs: {},
  retryAdminJob: { params: { queue: 'queue', jobId: 'job' } },
  getAdminHealth: {},
  listBenchmarkTags: {},
};

/** The same for calls whose shape belongs to someone else. No project of this world has a cloud. */
export const passthroughCalls: Readonly<Record<keyof typeof passthroughs, CallData>> = {
  readBackendProxy: { params: project, rest: 'v1/projects/x/database/migrations', success: 409 },
  // What they may reach there is the cloud's own test; here that somebody has to be signed in.
  readManagementApi: { rest: 'projects' },
  writeManagementApi: { rest: 'projects', bytes: '{}', success: 409 },
  writeBackendProxy: {
    params: project,
    rest: 'v1/projects/x/database/query/read-only',
    bytes: '{}',
    success: 409,
  },
};
