import type { Case } from '../case.ts';
import { booking } from './booking.data.ts';
import { briefs } from './briefs.data.ts';
import { contentSites } from './content-sites.data.ts';
import { dashboards } from './dashboards.data.ts';
import { gamesAndTools } from './games-and-tools.data.ts';
import { jobsAndLearning } from './jobs-and-learning.data.ts';
import { management } from './management.data.ts';
import { shops } from './shops.data.ts';
import { socialAndMessaging } from './social-and-messaging.data.ts';
import { talksFeatures } from './talks-features.data.ts';
import { talksFields } from './talks-fields.data.ts';
import { talksLook } from './talks-look.data.ts';
import { wishes } from './wishes.data.ts';

export const openCases: readonly Case[] = [
  ...booking,
  ...briefs,
  ...contentSites,
  ...dashboards,
  ...gamesAndTools,
  ...jobsAndLearning,
  ...management,
  ...shops,
  ...socialAndMessaging,
  ...talksFeatures,
  ...talksFields,
  ...talksLook,
  ...wishes,
];
