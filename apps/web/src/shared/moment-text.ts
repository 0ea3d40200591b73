/** As people say a moment: the day and the minute. */
export function momentText(moment: string): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
