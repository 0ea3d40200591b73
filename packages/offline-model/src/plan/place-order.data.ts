import { listed } from '../lexicon/listed.ts';

interface PlacePage {
  readonly id?: string;
  readonly icon?: string;
  /** Smaller comes first in the navigation. */
  readonly order?: number;
}

/** Each place and other pages of ours, with the id of its page after `@` where that is another word, its icon and its order. */
const PLACES = listed(`
  about Info 70, contact Mail 72, services Sparkles 15, testimonials Quote 62, faq CircleHelp 68, pricing
  Tag 37, team Users 63, gallery Image 35, blog Newspaper 36, hours Clock, location MapPin, reports FileText
  48, settings Settings 82, profile User 80, messages MessageSquare 58, notifications Bell 59, saved
  @favorites Bookmark 52, admin ShieldCheck 85, search Search, calendar CalendarDays 25, leaderboard Trophy
  45, chatbot @assistant Bot, newsletter Mail, privacy Lock 95, terms Scale 96, help LifeBuoy 69, mission
  Target, how Footprints, quiz CircleHelp 22, history History, upload @files Upload, compare GitCompare 47,
  tips Lightbulb, lookup SearchCheck, features Star, map MapPin, dashboard
  LayoutDashboard 5, home House 0, board Columns3 0, book CalendarPlus 30, orders ClipboardList 46, payment
  CreditCard 58, recommendations Sparkles 45, approvals ShieldCheck 70, cards GalleryVerticalEnd 20,
  statistics ChartColumn 30`);

export const PLACE_PAGES: Readonly<Record<string, PlacePage>> = Object.fromEntries(
  PLACES.map((line) => {
    const [place = '', ...parts] = line.split(/\s+/);
    return [place, Object.assign({}, ...parts.map(partOf))];
  }),
);

function partOf(part: string): PlacePage {
  if (part.startsWith('@')) return { id: part.slice(1) };
  return /^\d/.test(part) ? { order: Number(part) } : { icon: part };
}
