import type { Case } from '../case.ts';
import { bookingAndJobs } from './booking-and-jobs.data.ts';
import { contentSites } from './content-sites.data.ts';
import { conversations } from './conversations.data.ts';
import { dashboardsAndLearning } from './dashboards-and-learning.data.ts';
import { management } from './management.data.ts';
import { shopsGamesTools } from './shops-games-tools.data.ts';
import { socialAndMessaging } from './social-and-messaging.data.ts';

export const newcomerCases: readonly Case[] = [
  ...contentSites,
  ...management,
  ...socialAndMessaging,
  ...bookingAndJobs,
  ...dashboardsAndLearning,
  ...shopsGamesTools,
  ...conversations,
];
