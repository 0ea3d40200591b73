/** The code of the invitation that someone signs up for, when that is where they go next. */
export function invitationTokenOf(next: string): string | undefined {
  const toWorkspace = /^\/invitations\/([\w-]{22,128})$/.exec(next);
  const toProject = /^\/projects\/[\w-]{36}\?magic_link=([\w-]{43})$/.exec(next);
  return (toWorkspace ?? toProject)?.[1];
}

/** Where to go after signing in: a page of ours, whatever the address bar was made to say. */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !/^\/(?![/\\])/.test(next)) return '/';
  return /^\/(sign-in|sign-up|forgot-password|reset-password)\b/.test(next) ? '/' : next;
}
