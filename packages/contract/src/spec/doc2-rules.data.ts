import { limit, oneOf, permission, section, text } from './entry.ts';

const rows = section(2, 5, {
  'column.name': text('database.columnNameRequired', 'Column name is required'),
  'column.types': oneOf('database.columnTypes', [
    'text',
    'varchar',
    'integer',
    'bigint',
    'numeric',
    'boolean',
    'timestamp',
    'timestamptz',
    'date',
    'time',
    'uuid',
    'json',
    'jsonb',
    'array',
  ]),
  'column.nullable': limit('database.columnNullableByDefault', true),
  'row.noData': text('database.noDataToInsert', 'No data to insert'),
  'row.singleKey': text(
    'database.singlePrimaryKey',
    'Updating rows currently supports tables with a single primary key.',
  ),
  'row.noId': text('database.noRowId', 'Could not determine row id to update.'),
  'row.noChanges': text('database.noChanges', 'No changes to save'),
});

const filters = section(2, 5, {
  'filter.required': text('database.filter.required', 'Value is required'),
  'filter.number': text('database.filter.number', 'Must be a valid number'),
  'filter.range': text('database.filter.outOfRange', 'Number is out of range'),
  'filter.boolean': text('database.filter.boolean', 'Must be true or false'),
  'filter.date': text('database.filter.date', 'Must be a valid date (YYYY-MM-DD)'),
  'filter.invalidDate': text('database.filter.invalidDate', 'Invalid date'),
  'filter.operators.text': oneOf('database.operators.text', ['equals', 'contains']),
  'filter.operators.number': oneOf('database.operators.number', ['equals', 'greater', 'less']),
  'filter.operators.boolean': oneOf('database.operators.boolean', ['equals']),
  'filter.operators.date': oneOf('database.operators.date', ['equals', 'before', 'after']),
  'range.order': text('timeRange.startBeforeEnd', 'Start must be before end'),
  'columns.keepOne': text('database.keepOneColumn', 'You must keep at least one column selected'),
  'columns.min': limit('database.minVisibleColumns', '1 column'),
});

const cells = section(2, 5, {
  'cell.required': text('database.cell.required', 'This field is required'),
  'cell.notEmpty': text('database.cell.requiredNotEmpty', 'This field is required and cannot be empty'),
  'cell.integer': text('database.cell.integer', 'Must be a valid integer (e.g., 42, -123)'),
  'cell.decimal': text('database.cell.decimal', 'Must be a valid decimal number (e.g., 3.14, -0.5)'),
  'cell.true': oneOf('database.trueWords', ['true', '1', 'yes', 'on']),
  'cell.false': oneOf('database.falseWords', ['false', '0', 'no', 'off']),
  'cell.boolean': text('database.cell.boolean', 'Must be true or false'),
  'cell.date': text('database.cell.date', 'Invalid date format. Use YYYY-MM-DD or ISO format'),
  'cell.json': text('database.cell.json', 'Invalid JSON format'),
  'cell.formatJson': text('database.cell.formatJson', 'Cannot format invalid JSON'),
});

const auth = section(2, 5, {
  'secret.name': text('secrets.nameRequired', 'Secret name is required.'),
  'secret.characters': text(
    'secrets.nameCharacters',
    'Must contain only letters, numbers, and underscores, and must start with a letter or underscore.',
  ),
  'secret.value': text('secrets.valueRequired', 'Secret value is required.'),
  'email.passwordMin': limit('auth.passwordMinLength', '6 characters'),
  'email.passwordMin.text': text('auth.passwordMin', 'Must be greater or equal to 6.'),
  'email.otpExpiry.schema': limit('auth.otpExpirySchemaSeconds', [0, 86400]),
  'email.otpExpiry': limit('auth.otpExpiryFormSeconds', [60, 86400]),
  'email.otpLength.schema': limit('auth.otpLengthSchema', [6, 10]),
  'email.otpLength': limit('auth.otpLengthForm', [4, 8]),
  'number.min': text('forms.numberMin', 'Value must be at least {n}'),
  'number.max': text('forms.numberMax', 'Value must be at most {n}'),
  'email.requiredCharacters': oneOf('auth.requiredCharacters', [
    'none',
    'letters+digits',
    'lower+upper+digits',
    'lower+upper+digits+symbols',
  ]),
  'phone.otpExpiry': limit('auth.smsOtpExpirySeconds', [60, 600]),
  'phone.otpLength': limit('auth.smsOtpLength', [4, 8]),
  'phone.providers': oneOf('auth.smsProviders', [
    'twilio',
    'messagebird',
    'textlocal',
    'vonage',
    'twilio_verify',
  ]),
  'phone.datetime': text('auth.invalidDatetime', 'Invalid datetime string.'),
  'url.https': text('auth.url.httpsOnly', 'Only https:// URLs are allowed'),
  'url.format': text('auth.url.invalid', 'Invalid URL format'),
  'url.wildcards': text('auth.url.wildcards', 'Wildcards are not allowed'),
  'url.fragment': text('auth.url.fragment', '# fragment is not allowed'),
  'url.tooLong': text('auth.url.tooLong', 'Too long URL (max 256 characters)'),
  'url.max': limit('auth.urlMaxCharacters', '256 characters'),
  'url.http': oneOf('auth.plainHttpHosts', ['{ip}', '::1']),
  'allowList.duplicate': text('auth.url.duplicate', 'This URL is already in the list'),
  'allowList.managed': text('auth.url.managed', 'System-managed URLs cannot be added manually'),
  'user.email': text('users.emailRequired', 'Please enter an email address'),
  'user.password': limit('users.passwordMinCharacters', '8 characters'),
  'user.passwordNumbers': limit('users.passwordMinNumbers', '1 number'),
});

const roles = section(2, 6, {
  'permission.EditProject': permission('EditProject'),
  'permission.ViewProjectCollaborators': permission('ViewProjectCollaborators'),
  'permission.DeployProject': permission('DeployProject'),
  'permission.RemixProject': permission('RemixProject'),
  'rls.roles': oneOf('database.policyRoles', ['authenticated', 'public/anon', 'all roles']),
  'instance.plans': oneOf('gates.instanceSizePlans', ['pro', 'biz', 'enterprise']),
  'instance.upgrade': text(
    'instance.upgradeNeeded',
    'You need to upgrade your plan to change the instance size.',
  ),
  'storage.privateDownload': text(
    'storage.privateDownload',
    'Downloading from private buckets is not yet available',
  ),
});

export const doc2Rules = [...rows, ...filters, ...cells, ...auth, ...roles];
