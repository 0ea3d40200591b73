/** What people read when a turn ends early; what became of its work follows. */
export const LIMIT_TEXTS = {
  step_limit: 'This took more steps than one request may take, so I stopped.',
  token_limit: 'This became longer than one request may be, so I stopped.',
  time_limit: 'This took too long, so I stopped.',
  credit_limit: 'This would cost more than one request may, so I stopped.',
  no_progress: 'I repeated the same steps without getting further, so I stopped.',
} as const;

export const BROKEN_TEXTS = {
  same_error_twice: 'The same error came back each time I tried to fix it, so I stopped.',
  cannot_fix: 'I could not get these changes to work.',
} as const;

export const NOTHING_KEPT_TEXT = 'Nothing was changed; try it in smaller parts.';

export const DRAFT_KEPT_TEXT = 'The project is as it was; what I had made is kept as a draft.';

/** What people read when a turn ended early and what worked by then was saved. */
export const SAVED_NOTES = {
  step_limit: 'This ended at the limit of steps for one request. What was done by then works and is saved.',
  token_limit: 'This ended at the limit of length for one request. What was done by then works and is saved.',
  time_limit: 'This ended at the limit of time for one request. What was done by then works and is saved.',
  credit_limit:
    'This ended at the limit of credits for one request. What was done by then works and is saved.',
  no_progress:
    'This ended because the same steps were repeated without getting further. What was done by then works and is saved.',
  unfixed: 'The last changes could not be made to work and were left out. What worked before them is saved.',
  model: 'The model could not go on. What was done by then works and is saved.',
} as const;

export const PREVIEW_TEXTS = {
  takenBack:
    'The preview could not show these changes and I could not mend them, so I went back to the version before.',
  /** For the model. */
  told: 'Your changes were saved, and the running preview cannot show them. It compiles them with the configuration of the project and says:',
  mend: 'The version was taken back; your changes are still staged. Find the cause and mend it. Then say again in one to three sentences what the person can do now; do not mention this.',
} as const;

export const CONFLICT_TEXT =
  'The project was changed by someone else while I was working, in the same places. Nothing was overwritten.';

export const NO_CHANGE_TEXT = 'What was written stood in the files already, so nothing was changed.';

/** For whoever pressed the button while no model is connected that can use a cloud. */
export const CLOUD_TEXTS = {
  enabled:
    'This project has its cloud now: a database, sign-in, files and functions of its own. A new app keeps its lists there. One that is already built stays as it is until you write: keep the data in the cloud.',
  failed: 'The cloud could not be enabled. Nothing was changed; the step above says why.',
} as const;

export const AI_TEXTS = {
  enabled:
    'AI is enabled for this app, but no language model is connected that it could ask, and I cannot write the functions that ask one. Connect a model in the settings, and ask it to use AI in the app.',
  failed: 'AI could not be enabled. Nothing was changed; the step above says why.',
} as const;
