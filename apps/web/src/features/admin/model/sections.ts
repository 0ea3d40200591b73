export const adminSections = [
  'accounts',
  'workspaces',
  'mail',
  'jobs',
  'models',
  'settings',
  'health',
] as const;
export type AdminSection = (typeof adminSections)[number];

export function isAdminSection(name: string): name is AdminSection {
  return adminSections.some((section) => section === name);
}
