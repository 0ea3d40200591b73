/** What forms of the console say where the specification gives no words; the server answers with the same. */
export const cloudMessages = {
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter a password',
  passwordShort: 'The password needs at least 8 characters',
  passwordLong: 'The password can have at most 72 characters',
  passwordNumber: 'The password needs at least one number',
  clientIdsRequired: 'Enter at least one client ID',
  clientIdsInvalid:
    'Enter client IDs such as 123-abc.apps.googleusercontent.com, separated by commas, without spaces',
  clientSecretRequired: 'Enter the client secret',
  clientSecretInvalid: 'Only letters, numbers, dots, dashes and underscores',
  mailHostInvalid: 'Enter a name such as smtp.example.com',
  mailHostRequired: 'Enter the mail server',
  mailPortInvalid: 'Enter 25, 465, 587 or 2525',
  mailSenderRequired: 'Enter the address that mails come from',
  numberRequired: 'Enter a number',
  nameRequired: 'Enter a name',
  sizeInvalid: 'Enter a number greater than 0',
  folderNameInvalid: 'Use a name without a slash',
  rangeRequired: 'Choose a start and an end',
  rangeInFuture: 'Neither may be later than now',
  secretTwice: 'Another row has this name.',
} as const;
