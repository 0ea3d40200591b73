import type { ReactNode } from 'react';

/** What other parts of the page lend to publishing. Whatever is absent is not offered. */
export interface PublishSlots {
  readonly onOpenDomains: () => void;
  /** The answer to a fix is given in the chat. */
  readonly onShowChat: () => void;
  readonly onOpenSpeed?: (() => void) | undefined;
  /** A line about the last security scan. */
  readonly securityRow?: ReactNode;
  readonly onReviewSecurity?: (() => void) | undefined;
  /** Calls `publish`, at once or after a question. */
  readonly confirmPublish?: ((publish: () => void) => void) | undefined;
}
