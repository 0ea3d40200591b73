/** For what opens: its first button would show its tooltip over what someone came to read. */
export function focusWhole(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
