/** Why a publish ended without a site, as people are told. */
export class PublishFault extends Error {
  readonly detail: string;
  /** The project's own doing: the AI can be asked to mend it. */
  readonly isBuildError: boolean;
  /** What is added to the log. */
  readonly lines: readonly string[];

  constructor(detail: string, more: { readonly isBuildError: boolean; readonly lines: readonly string[] }) {
    super(detail);
    this.name = 'PublishFault';
    this.detail = detail;
    this.isBuildError = more.isBuildError;
    this.lines = more.lines;
  }
}
