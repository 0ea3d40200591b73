import {
  BookOpenIcon,
  BrushIcon,
  DropletIcon,
  DumbbellIcon,
  FootprintsIcon,
  GuitarIcon,
  HeartIcon,
  type LucideIcon,
  MoonIcon,
  PenLineIcon,
  PhoneIcon,
  SaladIcon,
  StarIcon,
} from "lucide-react";

export interface Habit {
  id: string;
  name: string;
  icon: string;
  colour: string;
  /** Days a week. */
  goal: number;
  isArchived: boolean;
  done: readonly string[];
}

export const HABIT_SIGNS: Record<string, LucideIcon> = {
  water: DropletIcon,
  book: BookOpenIcon,
  walk: FootprintsIcon,
  sport: DumbbellIcon,
  food: SaladIcon,
  sleep: MoonIcon,
  music: GuitarIcon,
  writing: PenLineIcon,
  tidy: BrushIcon,
  call: PhoneIcon,
  heart: HeartIcon,
  star: StarIcon,
};

export const HABIT_ICONS = Object.keys(HABIT_SIGNS);
export const HABIT_COLOURS = [
  "#2563eb",
  "#16a34a",
  "#d97706",
  "#dc2626",
  "#7c3aed",
  "#0891b2",
  "#db2777",
  "#4d7c0f",
];
