import type { Case } from '../case.ts';
import { arrivalsABookingAndTracking } from './a-booking-and-tracking.data.ts';
import { arrivalsARecords } from './a-records.data.ts';
import { arrivalsAShopsSocialPlay } from './a-shops-social-play.data.ts';
import { arrivalsASites } from './a-sites.data.ts';

export const arrivalsA: readonly Case[] = [
  ...arrivalsARecords,
  ...arrivalsASites,
  ...arrivalsABookingAndTracking,
  ...arrivalsAShopsSocialPlay,
];
