import {
  Bell,
  Bot,
  CreditCard,
  Gauge,
  Globe,
  History,
  KeyRound,
  type LucideIcon,
  ShieldUser,
  SlidersHorizontal,
  UserRound,
  UsersRound,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountSettings } from '../../features/accounts/components/account-settings.tsx';
import { PreferenceSettings } from '../../features/accounts/components/preference-settings.tsx';
import { ProfileSettings } from '../../features/accounts/components/profile-settings.tsx';
import { TokenSettings } from '../../features/accounts/components/token-settings.tsx';
import { BillingSettings } from '../../features/billing/components/billing-settings.tsx';
import { UsageSettings } from '../../features/billing/components/usage-settings.tsx';
import { ModelSettings } from '../../features/chat/components/model-settings.tsx';
import { ToolSettings } from '../../features/chat/components/tool-settings.tsx';
import { PeopleSettings } from '../../features/workspaces/components/people-settings.tsx';
import { WorkspaceSettings } from '../../features/workspaces/components/workspace-settings.tsx';
import type { SettingsPanel } from '../settings-search.ts';
import { ActivitySettings } from './activity-settings.tsx';
import { DomainSettings } from './domain-settings.tsx';

export interface PanelEntry {
  readonly id: SettingsPanel;
  readonly group: 'account' | 'workspace';
  readonly icon: LucideIcon;
  render(context: { readonly openTopUp: boolean }): ReactNode;
}

/** The settings dialog: each panel belongs to the feature that owns its facts. */
export const settingsPanelList: readonly PanelEntry[] = [
  { id: 'profile', group: 'account', icon: UserRound, render: () => <ProfileSettings /> },
  {
    id: 'account',
    group: 'account',
    icon: ShieldUser,
    render: () => <AccountSettings />,
  },
  {
    id: 'preferences',
    group: 'account',
    icon: Bell,
    render: () => <PreferenceSettings />,
  },
  { id: 'tokens', group: 'account', icon: KeyRound, render: () => <TokenSettings /> },
  { id: 'tools', group: 'account', icon: Wrench, render: () => <ToolSettings /> },
  {
    id: 'workspace',
    group: 'workspace',
    icon: SlidersHorizontal,
    render: () => <WorkspaceSettings />,
  },
  { id: 'people', group: 'workspace', icon: UsersRound, render: () => <PeopleSettings /> },
  { id: 'models', group: 'workspace', icon: Bot, render: () => <ModelSettings /> },
  {
    id: 'billing',
    group: 'workspace',
    icon: CreditCard,
    render: () => <BillingSettings />,
  },
  {
    id: 'usage',
    group: 'workspace',
    icon: Gauge,
    render: ({ openTopUp }) => <UsageSettings openTopUp={openTopUp} />,
  },
  { id: 'activity', group: 'workspace', icon: History, render: () => <ActivitySettings /> },
  { id: 'domains', group: 'workspace', icon: Globe, render: () => <DomainSettings /> },
];
