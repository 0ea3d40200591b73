export const workspaceLimits = {
  nameCharacters: 80,
  invitationExpiryDays: 7,
  /** A guard against scripts, far above what a person owns. */
  ownedPerUser: 50,
  pendingInvitations: 200,
  pageSize: 50,
  maxPageSize: 100,
} as const;
