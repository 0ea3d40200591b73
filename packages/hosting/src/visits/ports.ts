/** One thing that a visitor's browser told: a page that was opened, or time that was spent. */
export interface VisitEvent {
  readonly projectId: string;
  readonly at: Date;
  /** The same within a day, on one site, for one browser behind one address; worth nothing the day after. */
  readonly visitor: string;
  /** Null: only time was spent. */
  readonly path: string | null;
  /** Where the visitor came from; null: from nowhere that is known, or from the site itself. */
  readonly source: string | null;
  /** Two letters; null where nobody knows. */
  readonly country: string | null;
  readonly device: Device;
  readonly durationMs: number;
}

export type Device = 'desktop' | 'mobile' | 'tablet';

export interface VisitSink {
  /** All of them are kept when this resolves. Rejects with `bad_event` when one of them can never be kept. */
  write(events: readonly VisitEvent[]): Promise<void>;
  /** The secret of a day, `2026-05-31`; thrown away soon after it. */
  salt(day: string): Promise<Uint8Array>;
}
