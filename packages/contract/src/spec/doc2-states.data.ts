import { limit, oneOf, section, text } from './entry.ts';

const entities = section(2, 3, {
  'function.status': oneOf('functions.statuses', ['ACTIVE', 'REMOVED', 'THROTTLED']),
  'timeRange.type': oneOf('timeRange.types', ['relative', 'absolute']),
  'storage.itemType': oneOf('storage.itemTypes', ['file', 'folder']),
  'instance.type': oneOf('instance.types', ['xs', 's', 'm', 'l', 'xl']),
  'sms.providers': oneOf('auth.smsCredentialProviders', [
    'twilio',
    'twilio verify',
    'textlocal',
    'vonage',
    'messagebird',
  ]),
});

const states = section(2, 4, {
  'row.discard': text('database.discardTitle', 'Discard Changes'),
  'row.discard.cancel': text('database.discardCancel', 'Cancel'),
  'row.discard.confirm': text('database.discardConfirm', 'Discard'),
  'filter.debounce': limit('database.filterDebounceMs', '500 ms'),
  'sort.states': oneOf('database.sortStates', ['ascending', 'descending', 'cleared']),
  'rows.delete': text('database.deleteRows', 'Delete {n} rows'),
  'function.status': oneOf('functions.statuses', ['ACTIVE', 'REMOVED', 'THROTTLED']),
  'logs.showMore': text('logs.showMore', 'Show more'),
  'logs.step': limit('logs.windowStepMs', '1 day'),
  copied: limit('feedback.copiedMs', '2 s'),
  'instance.status': oneOf('instance.statuses', [
    'OK',
    'RESIZING',
    'UPGRADING',
    'RESTARTING',
    'COMING_UP',
    'RESTORING',
    'UNHEALTHY',
    'INACTIVE',
    'PAUSING',
  ]),
  'instance.busy': oneOf('instance.busyStatuses', [
    'RESIZING',
    'UPGRADING',
    'RESTARTING',
    'COMING_UP',
    'RESTORING',
  ]),
  'instance.confirmChange': text('instance.confirmChange', 'Confirm change'),
  'instance.confirmSize': text('instance.confirmSize', 'Confirm new size'),
  'instance.size.xs': text('instance.sizes.xs', 'Tiny'),
  'instance.size.s': text('instance.sizes.s', 'Mini'),
  'instance.size.m': text('instance.sizes.m', 'Small'),
  'instance.size.l': text('instance.sizes.l', 'Medium'),
  'instance.size.xl': text('instance.sizes.xl', 'Large'),
});

export const doc2States = [...entities, ...states];
