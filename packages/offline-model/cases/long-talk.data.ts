import type { Case, Check } from './case.ts';
import { caseOf, create, open, put, steps } from './shorthand.ts';

const stays: Check = { kind: 'unchanged', in: [/issues|tickets/i, 'Home'], row: 'The lift hums at night' };

/**
 * Twenty follow-ups in a row on one app. Turns without checks are not built: what they did wrong shows at the next
 * one that is.
 */
export const longTalk: Case = caseOf(
  'talk-twenty | en | follow-up | twenty wishes in a row on a repair desk',
  [
    'A repair desk for a housing company: tenants report issues with title, description, priority, due date and status (open, in progress, closed), and there are technicians with name and phone.',
    { kind: 'list', in: /issues/i, atLeast: 6 },
    create(/issues/i, [put('Title', 'The lift hums at night')], 'The lift hums at night'),
    'mark overdue issues in red',
    'highlight high priority issues',
    'add a field cost to issues',
    'sort issues by due date',
    { kind: 'fields', in: /issues/i, names: [/cost/i], capability: 'follow-up' },
    stays,
    'add a filter for priority',
    'export issues to CSV',
    'issues can only be due on weekdays',
    'add a page for suppliers',
    'add a chart of issues by status',
    { kind: 'section', name: /suppliers/i, capability: 'follow-up' },
    steps('the list can be downloaded | follow-up', [open(/issues/i), { do: 'see-button', name: /csv/i }]),
    stays,
    'add an email address to technicians',
    'add dark mode',
    'rename issues to tickets',
    'make the header navy and call the app "Fix It"',
    'show the total cost on the start page',
    { kind: 'colour', where: 'header', is: '#000080' },
    { kind: 'section', name: /tickets/i, capability: 'follow-up' },
    stays,
    'undo that',
    'show 10 tickets per page',
    'add a calendar of tickets by due date',
    'people should be able to comment on tickets',
    'the title must be unique',
    'only admins can delete tickets',
    { kind: 'text', text: 'Fix It' },
    steps('nobody deletes without being an admin | follow-up', [
      open(/tickets/i),
      { do: 'see-exactly', text: 'The lift hums at night' },
    ]),
  ],
);
