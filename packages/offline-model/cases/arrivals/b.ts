import type { Case } from '../case.ts';
import { arrivalsBBookingAndTracking } from './b-booking-and-tracking.data.ts';
import { arrivalsBRecords } from './b-records.data.ts';
import { arrivalsBShopsSocialPlay } from './b-shops-social-play.data.ts';
import { arrivalsBSites } from './b-sites.data.ts';

export const arrivalsB: readonly Case[] = [
  ...arrivalsBRecords,
  ...arrivalsBSites,
  ...arrivalsBBookingAndTracking,
  ...arrivalsBShopsSocialPlay,
];
