/** What people read from the chat beyond the texts of the specification. */
export const chatTexts = {
  outOfCredits: 'This workspace has no credits left for another message.',
  idTaken: 'This id belongs to another message.',
  queueFull: 'There are too many messages waiting in this project. Wait until some of them are answered.',
  hasStarted: 'This message has started already and can no longer be changed.',
  notYours: 'Only the person who wrote a message can change it.',
  notRetryable:
    'Only an answer that failed, changed nothing although it says so, was stopped or was interrupted can be tried again.',
  notRunning: 'This answer is no longer being written.',
  otherArguments: 'What the AI wants to do has changed. Look at it again before you decide.',
  alreadyDecided: 'Someone else has decided this already.',
  secretsNotSaved: 'These secrets are not saved yet: {names}.',
  mayNotAllow: 'You may not allow this, because you may not change the cloud of this project.',
  noModel: 'No model is connected. Connect one in the settings of the workspace, then try again.',
  modelMissing:
    'This model is not connected. Choose another one, or connect it in the settings of the workspace.',
  interrupted:
    'The answer was interrupted because the server stopped. Nothing was changed. You can try again.',
  interruptedWithoutFiles:
    'The answer was interrupted because the server stopped, and the files of this project cannot be reached. It was not charged. Look at the newest version before you try again.',
  interruptedAfterSave:
    'The answer was interrupted because the server stopped, after its changes were saved. Look at the newest version.',
  conflict:
    'Someone else changed the same files while this answer was written. Nothing was changed. Try again with the newest version.',
  databaseKept:
    'What was changed in the database before that stays, and is saved as a version of its own. To undo it, restore the version before it: the database can be brought back with the files.',
  continueText: 'Continue',
  noDraft: 'There is no draft here.',
  draftNotChecked: 'Only a draft whose checks passed can be kept as it is. Continue it instead.',
  draftBeingKept: 'This draft is being saved right now.',
  draftContinued: 'This draft is being continued already.',
  draftKept: 'This draft was saved as a version already.',
  draftDiscarded: 'This draft was discarded.',
  draftExpired: 'This draft is no longer stored, because newer ones took its place.',
  draftConflict:
    'The same files were changed since this draft was made. Nothing was overwritten. Continue it to bring both together.',
  noAccess: 'The person who wrote this message may no longer change the project.',
  broken: 'Something went wrong while this was answered. Nothing was changed. Please try again.',
  keyRefused: 'The provider did not accept this key.',
  providerUnreachable: 'The provider could not be reached. Try again in a moment.',
  keyNeeded: 'Enter a key.',
  addressNeeded: 'Enter the address of the server.',
  addressRefused:
    'Only public addresses can be connected here. An operator can connect a private one for everyone, on the page Operator under Models.',
  attachmentMissing: 'This is not a file that was uploaded here.',
} as const;

/** Stands in place of what was too long to be sent. */
export const truncationMarker = '[truncated]';
