import type { SettingsPanel } from './settings-search.ts';

interface PanelTitle {
  readonly id: SettingsPanel;
  readonly title: string;
  /** Other words that should find it in the command palette. */
  readonly words: string;
}

/** In the order of the dialog. Apart from the panels themselves, which load only when the dialog opens. */
export const settingsPanelTitles: readonly PanelTitle[] = [
  { id: 'profile', title: 'Profile', words: 'name avatar picture username bio' },
  { id: 'account', title: 'Account and security', words: 'e-mail password sessions delete' },
  { id: 'preferences', title: 'Preferences', words: 'theme notifications' },
  { id: 'tokens', title: 'Access tokens', words: 'api key script' },
  { id: 'tools', title: 'Tool permissions', words: 'ai ask allow approve' },
  { id: 'workspace', title: 'Workspace', words: 'general rename publish previews' },
  { id: 'people', title: 'People', words: 'members invite roles' },
  { id: 'models', title: 'Models', words: 'ai provider key openai anthropic google ollama connect' },
  { id: 'billing', title: 'Plan and billing', words: 'upgrade pay invoice' },
  { id: 'usage', title: 'Usage', words: 'credits top up limits' },
  { id: 'activity', title: 'Activity', words: 'audit history log who did what export' },
  { id: 'domains', title: 'Domains', words: 'address site' },
];

export function settingsTitle(panel: SettingsPanel): string {
  return settingsPanelTitles.find((entry) => entry.id === panel)?.title ?? '';
}
