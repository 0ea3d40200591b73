import { ApprovalPreference, fillText, texts, type ToolPreference } from '@loam/contract';
import { Badge, EmptyState, SegmentedControl, SkeletonText, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { useApi } from '../../../shared/api-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { toolPreferencesQuery, useSetToolPreference } from '../settings-api.ts';
import { toolSettingTexts as words } from '../texts.data.ts';

/** Ask, allow or turn off each tool of the AI. */
export function ToolSettings() {
  const tools = useQuery(toolPreferencesQuery(useApi()));
  return (
    <SettingsSection title={words.title} description={words.detail}>
      {tools.isPending ? <SkeletonText lines={6} /> : null}
      {tools.isError ? (
        <QueryError
          title={words.failed}
          error={tools.error}
          onRetry={tools.refetch}
          isRetrying={tools.isFetching}
        />
      ) : null}
      {tools.data?.length === 0 ? (
        <EmptyState icon={Wrench} title={words.empty}>
          {words.emptyDetail}
        </EmptyState>
      ) : null}
      {tools.data && tools.data.length > 0 ? <ToolList tools={tools.data} /> : null}
    </SettingsSection>
  );
}

function ToolList({ tools }: { readonly tools: readonly ToolPreference[] }) {
  return (
    <ul className="flex flex-col divide-y divide-border rounded-lg border border-border">
      {tools.map((tool) => (
        <ToolRow key={`${tool.integration_name}/${tool.tool_name}`} tool={tool} />
      ))}
    </ul>
  );
}

function ToolRow({ tool }: { readonly tool: ToolPreference }) {
  const { mutate } = useSetToolPreference();
  const change = (preference: ApprovalPreference) =>
    mutate({ tool, preference }, { onError: () => toast.error(texts.preferences.updateFailed) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {tool.title}
          {tool.changes_state ? <Badge variant="outline">{words.changes}</Badge> : null}
        </p>
        <p className="truncate font-mono text-xs text-muted-foreground">{tool.tool_name}</p>
      </div>
      <SegmentedControl
        size="sm"
        label={fillText(words.label, { tool: tool.title })}
        value={tool.approval_preference}
        onValueChange={change}
        segments={ApprovalPreference.options.map((value) => ({ value, label: words.preferences[value] }))}
      />
    </li>
  );
}
