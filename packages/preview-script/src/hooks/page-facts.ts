import type { PageFacts } from '../core/messages.ts';
import { attempt, type Unhook } from './wrap-function.ts';

/** One line of the browser's performance record. */
export type PerformanceFact = {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly domContentLoadedEventEnd?: number;
  readonly loadEventEnd?: number;
};

type FactsPage = {
  readonly performance: { readonly timeOrigin: number };
  /** Asking for it throws where the browser lets a page keep nothing. */
  readonly localStorage?: unknown;
  readonly PerformanceObserver?: typeof PerformanceObserver;
};

export type FactsWatch = {
  current(): PageFacts;
  /** What is found out elsewhere. */
  add(found: Partial<PageFacts>): void;
  readonly unhook: Unhook;
};

export function watchPageFacts(page: FactsPage, changed: (facts: PageFacts) => void): FactsWatch {
  let facts: PageFacts = {
    started_at: Math.round(page.performance.timeOrigin),
    ...(isStorageBlocked(page) ? { storage_blocked: true } : {}),
  };
  const Observer = page.PerformanceObserver;
  const observers = ['navigation', 'paint', 'largest-contentful-paint'].map((type) =>
    attempt(() => {
      if (Observer === undefined) return undefined;
      const observer = new Observer((list) =>
        attempt(() => {
          const next = list.getEntries().reduce<PageFacts>(addFact, facts);
          if (JSON.stringify(next) === JSON.stringify(facts)) return;
          facts = next;
          changed(facts);
        }),
      );
      observer.observe({ type, buffered: true });
      return observer;
    }),
  );
  return {
    current: () => facts,
    add(found) {
      facts = { ...facts, ...found };
      changed(facts);
    },
    unhook() {
      for (const observer of observers) observer?.disconnect();
    },
  };
}

function isStorageBlocked(page: FactsPage): boolean {
  try {
    return page.localStorage === null;
  } catch {
    return true;
  }
}

export function addFact(facts: PageFacts, fact: PerformanceFact): PageFacts {
  const at = Math.round(fact.startTime);
  switch (fact.entryType === 'paint' ? fact.name : fact.entryType) {
    case 'first-paint':
      return { ...facts, first_paint_ms: at };
    case 'first-contentful-paint':
      return { ...facts, first_contentful_paint_ms: at };
    case 'largest-contentful-paint':
      return { ...facts, largest_contentful_paint_ms: at };
    case 'navigation':
      return {
        ...facts,
        ...(fact.domContentLoadedEventEnd ? { dom_ready_ms: Math.round(fact.domContentLoadedEventEnd) } : {}),
        ...(fact.loadEventEnd ? { loaded_ms: Math.round(fact.loadEventEnd) } : {}),
      };
    default:
      return facts;
  }
}
