export const sharingLimits = {
  /** Of invitations that nobody has accepted, and of invite links. */
  expiryDays: 30,
  collaboratorsPerProject: 200,
  linksPerProject: 10,
  /** How many people one invite link lets in. */
  usesPerLink: 100,
} as const;
