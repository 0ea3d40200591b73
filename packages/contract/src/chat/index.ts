export { chatEndpoints } from './endpoints.ts';
export { messageFrameType, type MessageEventType } from './events.ts';
export { chatLimits } from './limits.data.ts';
export {
  ChatError,
  ChatErrorKind,
  MessageDraft,
  MessageImage,
  MessageStatus,
  PipelineError,
  SecretRequest,
  SelectedElement,
  ToolApproval,
  TurnDiagram,
  TurnPlanItem,
  TurnQuestion,
  TurnStep,
} from './message-parts.ts';
export {
  AiMessage,
  ApprovalPreference,
  ChatMessage,
  ExecutionGraph,
  FeedbackCategory,
  GraphNode,
  HistoryEntry,
  MessageAuthor,
  RepoAccessibility,
  SendMessageBody,
  SentMessage,
  ToolPreference,
  UserMessage,
} from './schemas.ts';
export { applyStreamEvent, MessageFrame, StreamEvent } from './stream.ts';
export { chatTexts, truncationMarker } from './texts.data.ts';
