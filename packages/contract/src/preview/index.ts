export {
  PreviewCommand,
  PreviewConnect,
  PreviewHello,
  PreviewMessage,
  type PreviewConsoleEntry,
  type PreviewDiagnostics,
  type PreviewError,
  type PreviewNetworkEntry,
  type PreviewPageFacts,
  type PreviewRoute,
} from './bridge.ts';
export { DevMessage, devSocketPath, devSocketUrl } from './dev-socket.ts';
export { previewEndpoints } from './endpoints.ts';
export { previewLimits } from './limits.data.ts';
export {
  devSignalType,
  previewSignalTypes,
  type PreviewSignalType,
  type ProjectErrorEventType,
} from './live.ts';
export { PickedElement, PickKey } from './picking.ts';
export { canSharePreview } from './policy.ts';
export {
  Preview,
  PreviewLink,
  PreviewLinkId,
  PreviewLogLine,
  PreviewStateName,
  ProjectError,
  ProjectErrorId,
  ProjectErrorType,
  ReportedError,
  reportedErrorTypes,
} from './schemas.ts';
export { previewLinkTexts } from './texts.data.ts';
