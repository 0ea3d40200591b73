/** The changes of rows that one channel listens to. */
export interface ChannelChanges {
  /** What the client asked for, each with the number by which changes name it; JSON. */
  readonly bindingsJson: string;
  /** After the answer to the join: whether changes are heard is told from now on. */
  begin(): void;
  /** Throws `refused` when changes are not heard in time. */
  waitUntilHeard(timeoutMs: number): Promise<void>;
  /** Another token: other rows may be visible. */
  renew(identity: { readonly role: string; readonly claims: Readonly<Record<string, unknown>> }): void;
  close(): void;
}
