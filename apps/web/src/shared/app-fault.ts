/** A state that the page cannot go on from; the nearest error boundary shows it. */
export class AppFault extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'AppFault';
    this.code = code;
  }
}
