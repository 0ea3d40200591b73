import { enums } from '../enums.data.ts';

/** What a workspace gets each calendar month. An operator's settings override these. */
export const defaultAllowances = {
  free: { credits: 30, cloud: 5, ai_gateway: 1 },
  pro: { credits: 150, cloud: 25, ai_gateway: 5 },
  biz: { credits: 300, cloud: 50, ai_gateway: 10 },
  enterprise: { credits: 1000, cloud: 200, ai_gateway: 50 },
} as const;

export const planLabels = { free: 'Free', pro: 'Pro', biz: 'Business', enterprise: 'Enterprise' } as const;

/** Which plans include what. */
export const planFeatures = {
  privateProjects: enums.gates.privateVisibilityPlans,
  draftVisibility: enums.gates.draftVisibilityPlans,
  viewerRole: enums.gates.viewerRolePlans,
  sharePreviewLink: enums.gates.sharePreviewLinkPlans,
  instanceSize: enums.gates.instanceSizePlans,
  editCode: enums.workspace.paidPlans,
  topUp: enums.workspace.paidPlans,
} as const;

/** What the upgrade prompt says a feature is. */
export const featureTexts = {
  privateProjects: 'Keep projects private to your workspace.',
  draftVisibility: 'Keep drafts to yourself until you share them.',
  viewerRole: 'Invite people who can look but not edit.',
  sharePreviewLink: 'Share a preview link with anyone for 7 days.',
  instanceSize: 'Choose a larger instance for your backend.',
  editCode: 'Edit the code of your projects by hand.',
  topUp: 'Add funds for Cloud and AI beyond the monthly allowance.',
} as const;
