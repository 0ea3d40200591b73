import type { Case } from '../case.ts';
import { booking } from './booking.data.ts';
import { contentSites } from './content-sites.data.ts';
import { conversationsOne } from './conversations-one.data.ts';
import { conversationsThree } from './conversations-three.data.ts';
import { conversationsTwo } from './conversations-two.data.ts';
import { dashboardsJobsLearning } from './dashboards-jobs-learning.data.ts';
import { gamesToolsShops } from './games-tools-shops.data.ts';
import { management } from './management.data.ts';
import { socialAndMessaging } from './social-and-messaging.data.ts';

export const heldOutCases: readonly Case[] = [
  ...contentSites,
  ...management,
  ...socialAndMessaging,
  ...booking,
  ...dashboardsJobsLearning,
  ...gamesToolsShops,
  ...conversationsOne,
  ...conversationsTwo,
  ...conversationsThree,
];
