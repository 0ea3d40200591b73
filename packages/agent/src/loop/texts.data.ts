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

export const CONFLICT_TEXT =
  'The project was changed by someone else while I was working, in the same places. Nothing was overwritten; please send the request again.';

export const NO_CHANGE_TEXT = 'What was written stood in the files already, so nothing was changed.';
