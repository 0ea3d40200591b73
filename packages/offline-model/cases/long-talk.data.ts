import type { Case, Check } from './case.ts';

const stays: Check = {
  kind: 'unchanged',
  in: [/issues|tickets/i, 'Home'],
  row: 'The lift hums at night',
};

/**
 * Twenty follow-ups in a row on one app. Turns without checks are not built: what they did wrong shows at the next
 * one that is.
 */
export const longTalk: Case = {
  id: 'talk-twenty',
  title: 'twenty wishes in a row on a repair desk',
  language: 'en',
  capabilities: ['follow-up'],
  turns: [
    {
      send: 'A repair desk for a housing company: tenants report issues with title, description, priority, due date and status (open, in progress, closed), and there are technicians with name and phone.',
      checks: [
        { kind: 'list', in: /issues/i, atLeast: 6 },
        {
          kind: 'create',
          in: /issues/i,
          values: [['Title', 'The lift hums at night']],
          shows: 'The lift hums at night',
        },
      ],
    },
    { send: 'mark overdue issues in red', checks: [] },
    { send: 'highlight high priority issues', checks: [] },
    { send: 'add a field cost to issues', checks: [] },
    {
      send: 'sort issues by due date',
      checks: [{ kind: 'fields', in: /issues/i, names: [/cost/i], capability: 'follow-up' }, stays],
    },
    { send: 'add a filter for priority', checks: [] },
    { send: 'export issues to CSV', checks: [] },
    { send: 'issues can only be due on weekdays', checks: [] },
    { send: 'add a page for suppliers', checks: [] },
    {
      send: 'add a chart of issues by status',
      checks: [
        { kind: 'section', name: /suppliers/i, capability: 'follow-up' },
        {
          kind: 'steps',
          title: 'the list can be downloaded',
          capability: 'follow-up',
          steps: [
            { do: 'open', section: /issues/i },
            { do: 'see-button', name: /csv/i },
          ],
        },
        stays,
      ],
    },
    { send: 'add an email address to technicians', checks: [] },
    { send: 'add dark mode', checks: [] },
    { send: 'rename issues to tickets', checks: [] },
    { send: 'make the header navy and call the app "Fix It"', checks: [] },
    {
      send: 'show the total cost on the start page',
      checks: [
        { kind: 'colour', where: 'header', is: '#000080' },
        { kind: 'section', name: /tickets/i, capability: 'follow-up' },
        stays,
      ],
    },
    { send: 'undo that', checks: [] },
    { send: 'show 10 tickets per page', checks: [] },
    { send: 'add a calendar of tickets by due date', checks: [] },
    { send: 'people should be able to comment on tickets', checks: [] },
    { send: 'the title must be unique', checks: [] },
    {
      send: 'only admins can delete tickets',
      checks: [
        { kind: 'text', text: 'Fix It' },
        {
          kind: 'steps',
          title: 'nobody deletes without being an admin',
          capability: 'follow-up',
          steps: [
            { do: 'open', section: /tickets/i },
            { do: 'see-exactly', text: 'The lift hums at night' },
          ],
        },
      ],
    },
  ],
};
