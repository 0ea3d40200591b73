export interface InviteOutcome {
  readonly sent: readonly string[];
  /** Refused by itself, such as someone who is a member already. */
  readonly refused: readonly { readonly email: string; readonly error: unknown }[];
  /** Not tried: what stopped the one before would have stopped them too. */
  readonly left: readonly string[];
}

interface InviteEachOptions {
  readonly invite: (email: string) => Promise<unknown>;
  /** Whether going on makes sense after this failure; not when a limit or the connection is the reason. */
  readonly canGoOn: (error: unknown) => boolean;
}

/** One after the other, so that a limit that is reached half-way leaves a clear rest. */
export async function inviteEach(
  emails: readonly string[],
  { invite, canGoOn }: InviteEachOptions,
): Promise<InviteOutcome> {
  const sent: string[] = [];
  const refused: { email: string; error: unknown }[] = [];
  for (const [index, email] of emails.entries()) {
    try {
      await invite(email);
      sent.push(email);
    } catch (error) {
      refused.push({ email, error });
      if (!canGoOn(error)) return { sent, refused, left: emails.slice(index + 1) };
    }
  }
  return { sent, refused, left: [] };
}
