import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
} from '@loam/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useAnalyticsSettings, useChangeAnalyticsSettings } from '../api.ts';
import { analyticsTexts } from '../texts.data.ts';

/** Whose visits count; only for those who may publish. */
export function CountingMenu({ projectId }: { readonly projectId: string }) {
  const settings = useAnalyticsSettings(projectId).data;
  const change = useChangeAnalyticsSettings(projectId);
  const onError = useReportProblem();
  if (settings === undefined) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={analyticsTexts.settings} variant="outline">
          <SlidersHorizontal aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuCheckboxItem
          checked={!settings.is_analytics_disabled}
          onCheckedChange={(isOn) => change.mutate({ is_analytics_disabled: !isOn }, { onError })}
        >
          {analyticsTexts.count}
        </DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem
          checked={settings.respects_do_not_track}
          onCheckedChange={(isOn) => change.mutate({ respects_do_not_track: isOn }, { onError })}
        >
          {analyticsTexts.respect}
        </DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
