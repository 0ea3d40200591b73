/** The code of the invitation that someone signs up for, when that is where they go next. */
export function invitationTokenOf(next: string): string | undefined {
  return /^\/invitations\/([\w-]{22,128})$/.exec(next)?.[1];
}

/** Where to go after signing in: a page of ours, whatever the address bar was made to say. */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !/^\/(?![/\\])/.test(next)) return '/';
  return /^\/(sign-in|sign-up|forgot-password|reset-password)\b/.test(next) ? '/' : next;
}
