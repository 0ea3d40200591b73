/** What people read when a turn ends early. */
export const LIMIT_TEXTS = {
  step_limit:
    'This took more steps than one request may take, so I stopped. Nothing was changed; try it in smaller parts.',
  token_limit:
    'This became longer than one request may be, so I stopped. Nothing was changed; try it in smaller parts.',
  time_limit: 'This took too long, so I stopped. Nothing was changed; try it in smaller parts.',
  credit_limit:
    'This would cost more than one request may, so I stopped. Nothing was changed; try it in smaller parts.',
} as const;

export const BROKEN_TEXTS = {
  same_error_twice: 'The same error came back after I tried to fix it, so I stopped. Nothing was changed.',
  cannot_fix: 'I could not get these changes to work, so I left everything as it was.',
} as const;

export const PREVIEW_TEXTS = {
  takenBack:
    'The preview could not show these changes and I could not mend them, so I went back to the version before.',
  /** For the model. */
  told: 'Your changes were saved, and the running preview cannot show them. It compiles them with the configuration of the project and says:',
  mend: 'The version was taken back; your changes are still staged. Find the cause and mend it. Then say again in one to three sentences what the person can do now; do not mention this.',
} as const;

export const CONFLICT_TEXT =
  'The project was changed by someone else while I was working, in the same places. Nothing was overwritten; please send the request again.';

export const NO_CHANGE_TEXT = 'What was written stood in the files already, so nothing was changed.';
