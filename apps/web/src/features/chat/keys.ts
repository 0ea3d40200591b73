export const chatKeys = {
  conversation: (projectId: string) => ['chat', projectId, 'conversation'],
  /** One message as it is being written. */
  message: (projectId: string, messageId: string) => ['chat', projectId, 'message', messageId],
  allModels: ['chat-models'],
  models: (projectId: string) => ['chat-models', projectId],
  providers: (workspaceId: string) => ['model-providers', workspaceId],
  toolPreferences: ['tool-preferences'],
  feedbackStatus: ['feedback-status'],
} as const;
