import { type Backend, texts } from '@loam/contract';
import {
  Archive,
  Database,
  Gauge,
  HardDrive,
  KeyRound,
  ListChecks,
  LockKeyhole,
  ScrollText,
  Settings2,
  ShieldCheck,
  Sparkles,
  SquareFunction,
  SquareTerminal,
  Users,
  Workflow,
} from 'lucide-react';
import { functions } from '../functions/face.ts';
import { logs } from '../logs/face.ts';
import { policies } from '../policies/face.ts';
import { schemaDiagram } from '../schema/face.ts';
import { sqlEditor } from '../sql-editor/face.ts';
import { aiUsage } from '../ai-usage/face.ts';
import { DatabaseCard, DatabaseScreen } from '../database/index.ts';
import { operations } from './operations.ts';
import type { ConsoleSection } from './screen.ts';
import { consoleWords } from './texts.data.ts';

const { cards } = texts.cloud;
const { titles, blurbs } = consoleWords;

/** Every section of the console, in the order of the side items. A section brings its screen and its card here. */
const sections: readonly ConsoleSection[] = [
  {
    id: 'database',
    place: 'card',
    title: cards.database,
    icon: Database,
    blurb: blurbs.database,
    Screen: DatabaseScreen,
    Card: DatabaseCard,
  },
  { id: 'users', place: 'card', title: cards.users, icon: Users, blurb: blurbs.users, ...operations.users },
  {
    id: 'storage',
    place: 'card',
    title: cards.storage,
    icon: HardDrive,
    blurb: blurbs.storage,
    ...operations.storage,
  },
  {
    id: 'functions',
    place: 'card',
    title: cards.edgeFunctions,
    icon: SquareFunction,
    blurb: blurbs.functions,
    ...functions,
  },
  { id: 'ai', place: 'card', title: cards.ai, icon: Sparkles, blurb: blurbs.ai, ...aiUsage },
  {
    id: 'secrets',
    place: 'card',
    title: cards.secrets,
    icon: LockKeyhole,
    blurb: blurbs.secrets,
    ...operations.secrets,
  },
  { id: 'logs', place: 'card', title: cards.logs, icon: ScrollText, blurb: blurbs.logs, ...logs },
  { id: 'sql', place: 'more', title: titles.sql, icon: SquareTerminal, blurb: blurbs.sql, ...sqlEditor },
  {
    id: 'policies',
    place: 'more',
    title: texts.database.rlsPolicies,
    icon: ShieldCheck,
    blurb: blurbs.policies,
    ...policies,
  },
  {
    id: 'diagram',
    place: 'more',
    title: titles.diagram,
    icon: Workflow,
    blurb: blurbs.diagram,
    ...schemaDiagram,
  },
  { id: 'auth', place: 'more', title: titles.auth, icon: ListChecks, blurb: blurbs.auth, ...operations.auth },
  { id: 'keys', place: 'more', title: titles.keys, icon: KeyRound, blurb: blurbs.keys, ...operations.keys },
  {
    id: 'backups',
    place: 'more',
    title: titles.backups,
    icon: Archive,
    blurb: blurbs.backups,
    ...operations.backups,
  },
  {
    id: 'usage',
    place: 'button',
    title: texts.cloud.usage,
    icon: Gauge,
    blurb: blurbs.usage,
    ...operations.usage,
  },
  {
    id: 'advanced',
    place: 'button',
    title: texts.cloud.advancedSettings,
    heading: texts.instance.title,
    icon: Settings2,
    blurb: blurbs.advanced,
    ...operations.advanced,
  },
];

/** Those that are built, and that the operator offers. */
export function offeredSections({
  offers_ai: offersAi,
}: Pick<Backend, 'offers_ai'>): readonly ConsoleSection[] {
  return sections.filter(({ id, Screen }) => Screen !== undefined && (id !== 'ai' || offersAi));
}

export function findSection(id: string): ConsoleSection | undefined {
  return sections.find((section) => section.id === id);
}
