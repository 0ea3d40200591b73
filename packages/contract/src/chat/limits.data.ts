export const chatLimits = {
  messageCharacters: 100_000,
  images: 10,
  files: 10,
  selectedElements: 20,
  /** Waiting behind the one that runs. */
  queuedMessages: 20,
  feedbackCharacters: 2000,
  answerCharacters: 4000,
  /** Of one page of history; a page around one message is bounded by limits.chat.specificMessageRange. */
  pageMax: 100,
  suggestions: 4,
  /** Stored in one project; an older one makes room. */
  drafts: 5,
  draftDays: 30,
  /** Of one draft, compressed. */
  draftBytes: 8_000_000,
  /** How often what was streamed reaches the viewers, at most. */
  frameMs: 50,
} as const;
