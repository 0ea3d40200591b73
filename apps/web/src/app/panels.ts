import { texts } from '@loam/contract';
import {
  Activity,
  Bug,
  ChartNoAxesColumn,
  Cloud,
  Code,
  FileDiff,
  Gauge,
  History,
  type LucideIcon,
  MessageSquareQuote,
  Monitor,
  ShieldCheck,
  Workflow,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { AnalyticsPanel } from '../features/analytics/panel.tsx';
import { CodePanel } from '../features/editing/panel.tsx';
import { PreviewView } from './project/preview-view.tsx';
import { SpeedPanel } from '../features/speed/panel.tsx';

export type PanelId = keyof typeof texts.panels.names;

export interface Panel {
  readonly id: PanelId;
  readonly name: string;
  readonly icon: LucideIcon;
  /** Listed in the tool menu and pinnable; the others open by themselves (an edit's diff, an error). */
  readonly isTool: boolean;
  readonly onPhone: boolean;
  readonly audience: 'everyone' | 'editors' | 'developers';
  /** Absent until its feature is built: such a panel is not offered. */
  readonly component?: ComponentType<{ readonly projectId: string }>;
}

type PanelSpec = Omit<Panel, 'id' | 'name'>;

const tool = { isTool: true, onPhone: true, audience: 'editors' } as const;
const view = { isTool: false, onPhone: true, audience: 'editors' } as const;

/** Opened by few and not at once: loaded when someone does. */
const CloudPanel = lazy(async () => ({
  default: (await import('../features/cloud/panel.tsx')).CloudPanel,
}));
const CodeViewerPanel = lazy(async () => ({
  default: (await import('../features/versions/code-viewer-panel.tsx')).CodeViewerPanel,
}));
const DiagramPanel = lazy(async () => ({
  default: (await import('../features/diagram/panel.tsx')).DiagramPanel,
}));
const ErrorPanel = lazy(async () => ({
  default: (await import('../features/preview/error-panel.tsx')).ErrorPanel,
}));
const SnapshotPanel = lazy(async () => ({
  default: (await import('../features/versions/snapshot-panel.tsx')).SnapshotPanel,
}));

const specs: Readonly<Record<PanelId, PanelSpec>> = {
  preview: { ...view, icon: Monitor, audience: 'everyone', component: PreviewView },
  cloud: { ...tool, icon: Cloud, component: CloudPanel },
  codeEditor: { ...tool, icon: Code, onPhone: false, component: CodePanel },
  mermaid: { ...tool, icon: Workflow, component: DiagramPanel },
  analytics: { ...tool, icon: ChartNoAxesColumn, component: AnalyticsPanel },
  security: { ...tool, icon: ShieldCheck },
  seo: { ...tool, icon: Gauge, component: SpeedPanel },
  debug: { ...tool, icon: Bug, audience: 'developers' },
  annotation: { ...tool, icon: MessageSquareQuote, audience: 'developers' },
  codeViewer: { ...view, icon: FileDiff, component: CodeViewerPanel },
  error: { ...view, icon: Activity, component: ErrorPanel },
  snapshot: { ...view, icon: History, component: SnapshotPanel },
};

/** Every view at the right of the chat. The switcher, the phone rules and the permissions read this list. */
export const panels: readonly Panel[] = Object.entries(specs).flatMap(([id, spec]) =>
  isPanelId(id) ? [{ id, name: texts.panels.names[id], ...spec }] : [],
);

function isPanelId(id: string): id is PanelId {
  return id in texts.panels.names;
}

export function availablePanels(viewer: {
  readonly canEdit: boolean;
  readonly isDeveloper: boolean;
  readonly isPhone: boolean;
}) {
  return panels.filter(
    (panel) =>
      panel.component !== undefined &&
      (panel.audience === 'everyone' ||
        (panel.audience === 'editors' && viewer.canEdit) ||
        (panel.audience === 'developers' && viewer.isDeveloper)) &&
      (panel.onPhone || !viewer.isPhone),
  );
}
