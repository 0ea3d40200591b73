/** Where to go after signing in: a page of ours, whatever the address bar was made to say. */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !/^\/(?![/\\])/.test(next)) return '/';
  return /^\/(sign-in|sign-up|forgot-password|reset-password)\b/.test(next) ? '/' : next;
}
