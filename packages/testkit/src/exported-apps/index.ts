import { bookings, contacts, reports, tickets } from './data-apps.data.ts';
import { chat, photos, reminders } from './live-apps.data.ts';
import { blog, club, teams } from './people-apps.data.ts';
import { orders, receipts } from './work-apps.data.ts';

export type { ExportedApp } from './exported-app.ts';
export { exportedApp } from './exported-app.ts';

/** Twelve apps as they leave other builders; what they use is what real exports use. */
export const exportedApps = {
  club,
  teams,
  blog,
  bookings,
  tickets,
  reports,
  contacts,
  chat,
  photos,
  reminders,
  receipts,
  orders,
} as const;
