import { texts, type Me } from '@loam/contract';
import { SegmentedControl, Switch, toast } from '@loam/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useMe } from '../api.ts';
import { useUpdatePreferences } from '../settings-api.ts';
import { useTheme } from '../theme.ts';

const themes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const;

type Notification = keyof Me['notifications'];

const notifications: readonly { readonly id: Notification; readonly title: string; readonly text: string }[] =
  [
    { id: 'invitations', title: 'Invitations', text: 'Someone invites you to a workspace or a project.' },
    { id: 'project_activity', title: 'Project activity', text: 'Others change or publish your projects.' },
    { id: 'usage_alerts', title: 'Usage alerts', text: 'A workspace you manage comes close to a limit.' },
    { id: 'product_news', title: 'News', text: 'What is new in this product.' },
  ];

export function PreferenceSettings() {
  const me = useMe();
  const [theme, setTheme] = useTheme();
  if (!me) return null;
  return (
    <>
      <SettingsSection title="Theme" description="System follows your device.">
        <SegmentedControl
          label="Theme"
          segments={themes}
          value={theme}
          onValueChange={setTheme}
          className="self-start"
        />
      </SettingsSection>
      <SettingsSection title="E-mail notifications">
        <ul className="flex flex-col divide-y divide-border">
          {notifications.map((item) => (
            <NotificationSwitch key={item.id} {...item} isOn={me.notifications[item.id]} />
          ))}
        </ul>
      </SettingsSection>
    </>
  );
}

interface NotificationSwitchProps {
  readonly id: Notification;
  readonly title: string;
  readonly text: string;
  readonly isOn: boolean;
}

function NotificationSwitch({ id, title, text, isOn }: NotificationSwitchProps) {
  const update = useUpdatePreferences();
  const labelId = useId();
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div>
        <p id={labelId} className="text-sm font-medium">
          {title}
        </p>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      <Switch
        aria-labelledby={labelId}
        checked={isOn}
        onCheckedChange={(next) =>
          update.mutate(
            { notifications: { [id]: next } },
            { onError: () => toast.error(texts.preferences.updateFailed) },
          )
        }
      />
    </li>
  );
}
