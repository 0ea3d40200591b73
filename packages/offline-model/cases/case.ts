/**
 * Cases are written the way a careful stranger tests an app he has never seen: by roles, names, visible text and
 * computed styles. Nothing here knows an id, a class name or a route.
 */

export type Language = 'en' | 'pt' | 'es' | 'de' | 'fr';

/** Rows of the capability table in the design, and what it asks for beyond the table. */
export const CAPABILITIES = [
  'theme',
  'lists',
  'sections',
  'create',
  'search',
  'static-pages',
  'detail',
  'numbers',
  'submit-forms',
  'edit-delete',
  'filter-sort',
  'my-records',
  'accounts',
  'profile',
  'reports',
  'booking',
  'social',
  'messages',
  'reviews',
  'cart',
  'validation',
  'quiz',
  'files',
  'chatbot',
  'look-up',
  'back-office',
  'engines',
  'rules',
  'literals',
  'language',
  'follow-up',
  'honesty',
  'every-app',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** A string matches a name that contains it as whole words, in any case; an expression as it stands. */
export type Wording = string | RegExp;

/** Any of several wordings that a sensible app might choose. */
export type Names = Wording | readonly Wording[];

/** What a person puts into a field. A select takes the option of that label. */
export type Input =
  | string
  | { readonly inDays: number }
  | { readonly option: Names }
  | { readonly checked: boolean };

/** Fields that are not named are filled by the runner with something plausible for their type and label. */
export type Entry = readonly [field: Names, value: Input];

export type Step =
  | { readonly do: 'open'; readonly section: Names }
  | { readonly do: 'home' }
  | { readonly do: 'reload' }
  /** A button, link, tab, option, checkbox or menu item; failing those, visible text. */
  | { readonly do: 'click'; readonly name: Names; readonly nth?: number }
  /** The first entry of the page's main list. */
  | { readonly do: 'open-item'; readonly name?: Names }
  | { readonly do: 'fill'; readonly field: Names; readonly value: Input }
  /** Opens the form behind this name if it is not on the page, fills it whole, sends it. */
  | { readonly do: 'submit'; readonly form?: Names; readonly values: readonly Entry[] }
  | { readonly do: 'press'; readonly key: string; readonly times?: number }
  /** Answers a dialog that asks whether one is sure. */
  | { readonly do: 'confirm' }
  | { readonly do: 'see'; readonly text: Names }
  | { readonly do: 'see-exactly'; readonly text: string }
  | { readonly do: 'not-see'; readonly text: Names }
  | { readonly do: 'see-field'; readonly name: Names }
  | { readonly do: 'see-button'; readonly name: Names; readonly disabled?: boolean }
  | { readonly do: 'see-rows'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly do: 'see-title'; readonly text: string }
  | { readonly do: 'wait'; readonly seconds: number };

export type ColourPlace = 'page' | 'header' | 'button' | 'active-nav' | 'heading' | 'accent';

export type ToolCheck =
  | { readonly tool: 'calculator'; readonly keys: readonly string[]; readonly shows: string }
  | {
      readonly tool: 'converter';
      readonly from: Names;
      readonly to: Names;
      readonly value: string;
      readonly shows: RegExp;
    }
  /** Starts, counts, can be paused and reset. */
  | { readonly tool: 'timer'; readonly direction: 'down' | 'up' }
  /** A move lands, the other side answers or takes its turn, a taken square is refused. */
  | { readonly tool: 'tic-tac-toe' }
  /** Arrow keys move the tiles and a new one appears. */
  | { readonly tool: '2048' }
  /** Cards turn over, at most two at a time, moves are counted. */
  | { readonly tool: 'memory' }
  /** Starts, the snake moves by itself and turns by key. */
  | { readonly tool: 'snake' }
  /** 32 pieces; e2–e4 is played; an illegal move is refused. */
  | { readonly tool: 'chess' }
  /** Spins and names a winner that is among the entries. */
  | { readonly tool: 'wheel' }
  /** At least `columns` columns; a card moves from the first to another and stays after a reload. */
  | { readonly tool: 'kanban'; readonly columns: number }
  /** A stroke leaves marks; clear removes them. */
  | { readonly tool: 'drawing' }
  /** Typed markdown shows as heading, bold and list. */
  | { readonly tool: 'markdown' }
  /** In and out are recorded with their time. */
  | { readonly tool: 'clock-in' };

type CheckBody =
  /** Reachable from the navigation; the page shows a heading and content. */
  | { readonly kind: 'section'; readonly name: Names; readonly shows?: readonly Names[] }
  | { readonly kind: 'list'; readonly in: Names; readonly atLeast: number }
  /** Each is seen in the section's list, its form or its detail. */
  | { readonly kind: 'fields'; readonly in: Names; readonly names: readonly Names[] }
  /** A word of the first entry narrows the list to entries with it; nonsense shows that nothing was found. */
  | { readonly kind: 'search'; readonly in?: Names }
  /** Fill, send, a success message, the row is seen, also after a reload. */
  | {
      readonly kind: 'create';
      readonly in: Names;
      readonly button?: Names;
      readonly values: readonly Entry[];
      readonly shows: string;
    }
  | {
      readonly kind: 'edit';
      readonly in: Names;
      readonly row?: string;
      readonly values: readonly Entry[];
      readonly shows: string;
    }
  /** Asks first; the row is gone, also after a reload. */
  | { readonly kind: 'remove'; readonly in: Names; readonly row?: string }
  /** An option of this filter leaves fewer entries (and each shows the option, where it is named here). */
  | { readonly kind: 'filter'; readonly in: Names; readonly by?: Names; readonly option?: Names }
  /** Choosing this order leaves the entries in it. */
  | {
      readonly kind: 'sort';
      readonly in: Names;
      readonly by: Names;
      readonly values: 'number' | 'text' | 'date';
    }
  /** Opens from the list and shows these facts or labels. */
  | { readonly kind: 'detail'; readonly from: Names; readonly shows: readonly Names[] }
  /** Computed style within a small distance of the colour, and AA contrast of the text on it. `pages` beyond the first. */
  | {
      readonly kind: 'colour';
      readonly where: ColourPlace;
      readonly is: string | readonly string[];
      readonly pages?: readonly Names[];
    }
  /** This very text, on the start page or on the one named. */
  | { readonly kind: 'text'; readonly text: string; readonly on?: Names }
  /** Empty (or `invalid`) is refused with a message; filled is confirmed. */
  | {
      readonly kind: 'submit-form';
      readonly in: Names;
      readonly button?: Names;
      readonly invalid?: readonly Entry[];
      readonly values: readonly Entry[];
      readonly confirms?: Names;
    }
  /** Does what is allowed (each of `allowed` in turn), then what is not: refused, with a message, and nothing added. */
  | {
      readonly kind: 'rule';
      readonly rule: string;
      readonly in: Names;
      readonly button?: Names;
      readonly allowed: readonly (readonly Entry[])[];
      readonly refused: readonly Entry[];
      readonly message?: Names;
    }
  /** A wrong password is refused; the demo credentials shown, or a fresh sign-up, lead in; signing out leads out. */
  | { readonly kind: 'sign-in'; readonly by: 'demo' | 'sign-up' }
  /** Two different things into the cart: the total is their sum; checkout gives an order number. */
  | { readonly kind: 'cart'; readonly in: Names; readonly payment?: Names }
  /** Booked with a reference; the very same booking again is refused when `twice` is. */
  | {
      readonly kind: 'booking';
      readonly in: Names;
      readonly button?: Names;
      readonly values: readonly Entry[];
      readonly twice: 'refused' | 'allowed';
    }
  /** The number at this label equals the number of entries in that section. */
  | { readonly kind: 'number'; readonly on?: Names; readonly label: Names; readonly countOf: Names }
  | { readonly kind: 'chart'; readonly on?: Names }
  /** Pressing changes the number or the state beside it, and a reload keeps it. */
  | { readonly kind: 'counter'; readonly in?: Names; readonly button: Names; readonly onDetail?: boolean }
  /** The box of the first entry is ticked, and a reload keeps it. */
  | { readonly kind: 'tick'; readonly in: Names }
  /** On an entry's own page: written, seen at once and after a reload. */
  | { readonly kind: 'comment'; readonly from: Names; readonly text: string; readonly stars?: boolean }
  /** Sent into a conversation or to a person; seen in the thread, also after a reload. */
  | { readonly kind: 'message'; readonly in: Names; readonly text: string }
  /** Every question is answered; a result with a number follows; it can be begun again. */
  | { readonly kind: 'quiz'; readonly in?: Names; readonly questions: number }
  | ({ readonly kind: 'tool'; readonly in?: Names } & ToolCheck)
  /** A report is made and can be printed or downloaded. */
  | { readonly kind: 'report'; readonly in: Names }
  | {
      readonly kind: 'profile';
      readonly in: Names;
      readonly values: readonly Entry[];
      readonly shows: string;
    }
  /** A switch turns the page dark (or light) and a reload keeps it. */
  | { readonly kind: 'dark-mode' }
  /** The page declares this language and shows these words. */
  | { readonly kind: 'language'; readonly is: Language; readonly words: readonly Names[] }
  /** What was removed is gone. */
  | {
      readonly kind: 'absent';
      readonly what: 'section' | 'text' | 'button' | 'field';
      readonly name: Names;
      readonly in?: Names;
    }
  /** An entry made before this turn is still there. */
  | { readonly kind: 'unchanged'; readonly in: Names; readonly row: string }
  /** What the answer in the chat says. */
  | {
      readonly kind: 'reply';
      readonly says?: Names;
      readonly neverSays?: Names;
      readonly changesNothing?: boolean;
    }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly Step[] }
  | { readonly kind: 'no-console-errors' }
  /** No sideways scrolling at 375 px on any page of the navigation. */
  | { readonly kind: 'fits' }
  /** Every link of the navigation shows a page of its own. */
  | { readonly kind: 'dead-links' }
  /** axe finds nothing serious on the pages of the navigation. */
  | { readonly kind: 'accessible' };

export type Check = CheckBody & {
  /** Counted under this row instead of the usual one of its kind. */
  readonly capability?: Capability;
};

export type CheckKind = Check['kind'];

export interface Turn {
  readonly send: string;
  readonly checks: readonly Check[];
}

/** A single request is a conversation of one turn. */
export interface Case {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly capabilities: readonly Capability[];
  readonly turns: readonly Turn[];
  readonly heldOut?: boolean;
}

/** Asked of every app after its last turn, beyond the checks of the case. */
export const EVERY_APP: readonly Check[] = [
  { kind: 'no-console-errors' },
  { kind: 'dead-links' },
  { kind: 'fits' },
  { kind: 'accessible' },
];

const OBSERVING: ReadonlySet<CheckKind> = new Set([
  'section',
  'list',
  'fields',
  'colour',
  'text',
  'number',
  'chart',
  'language',
  'absent',
  'unchanged',
  'reply',
  'no-console-errors',
  'fits',
  'dead-links',
  'accessible',
]);

/** Whether the check does something to the app and looks at what follows. */
export const actsThenObserves = (check: Check): boolean => !OBSERVING.has(check.kind);

/** A request on its own. */
export const single = ({ send, checks, ...about }: Omit<Case, 'turns'> & Turn): Case => ({
  ...about,
  turns: [{ send, checks }],
});
