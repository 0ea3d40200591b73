import type { Backend, Project } from '@loam/contract';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** Where a push goes: a screen of a section. */
export interface Destination {
  readonly section: SectionId;
  /** The section's own where none is said. */
  readonly title?: string;
  readonly params?: Readonly<Record<string, string>>;
}

export interface ScreenProps {
  readonly project: Project;
  readonly backend: Backend;
  /** What of the section is meant; none at its first screen. */
  readonly params: Readonly<Record<string, string>>;
  /** False while another screen lies above: its timers can rest. */
  readonly isShown: boolean;
  push(to: Destination): void;
  back(): void;
  /** For what is gone: leaves nothing to go back to but the overview. */
  reset(to: Destination): void;
  /** Whether a section is there to be pushed. */
  has(section: SectionId): boolean;
}

/** What a card of the overview gets: the frame with title and icon stands around it already. */
export type CardProps = Pick<ScreenProps, 'project' | 'backend' | 'push'>;

export type SectionId =
  | 'database'
  | 'users'
  | 'storage'
  | 'functions'
  | 'ai'
  | 'secrets'
  | 'logs'
  | 'sql'
  | 'policies'
  | 'diagram'
  | 'keys'
  | 'backups'
  | 'auth'
  | 'advanced'
  | 'usage';

/**
 * `card` is a card of the overview, `more` a line below the cards, `button` a button of the overview; all three are
 * side items. `inner` is reached from another section only.
 */
export type SectionPlace = 'card' | 'more' | 'button' | 'inner';

export interface ConsoleSection {
  readonly id: SectionId;
  readonly title: string;
  /** What its screen is called, where that is not the title. */
  readonly heading?: string;
  readonly icon: LucideIcon;
  /** What it is for, in a few words. */
  readonly blurb: string;
  readonly place: SectionPlace;
  /** Absent until it is built: such a section is not offered. */
  readonly Screen?: ComponentType<ScreenProps>;
  readonly Card?: ComponentType<CardProps>;
}
