export { type ByeReason, ClientFrame, type DeniedReason, liveLimits, ServerFrame } from './frames.ts';
export { parseTopic, topics, type ParsedTopic, type TopicPermission } from './topics.ts';
