interface Asked {
  /** When it was asked for: what is written until the answer comes may be missing in it. */
  readonly askedAtMs: number;
}

export async function withAskedAt<Answer extends object>(
  ask: () => Promise<Answer>,
): Promise<Answer & Asked> {
  const askedAtMs = Date.now();
  return { ...(await ask()), askedAtMs };
}

interface ShownPage {
  readonly data: Asked | undefined;
  /** Another page stands there until the one that was asked for comes. */
  readonly isPlaceholderData: boolean;
}

/** Whether the app wrote to the table since the page was asked for. */
export function isWrittenSince({ data, isPlaceholderData }: ShownPage, writtenAtMs: number | undefined) {
  if (data === undefined || writtenAtMs === undefined || isPlaceholderData) return false;
  return writtenAtMs > data.askedAtMs;
}
