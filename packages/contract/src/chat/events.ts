/** On `topics.messages(projectId)`, stored and numbered; the payload of the first two is `{ message: ChatMessage }`, of the last `{ message_id }`. */
const messageEventTypes = ['message.created', 'message.updated', 'message.removed'] as const;
export type MessageEventType = (typeof messageEventTypes)[number];

/** The signal on `topics.message(projectId, aiMessageId)`; its payload is a MessageFrame. */
export const messageFrameType = 'message.frame';
