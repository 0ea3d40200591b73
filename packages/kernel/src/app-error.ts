export interface AppErrorOptions<Code extends string> {
  readonly code: Code;
  readonly detail: string;
  /** Facts for the log and for callers; never shown to a person as they are. */
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** An expected failure. Its code comes from a closed list that belongs to whoever throws it. */
export class AppError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly detail: string;
  readonly meta: Readonly<Record<string, unknown>>;

  constructor(options: AppErrorOptions<Code>) {
    super(`${options.code}: ${options.detail}`, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'AppError';
    this.code = options.code;
    this.detail = options.detail;
    this.meta = options.meta ?? {};
  }
}

/** Binds AppError to one closed list, so that an engine can only throw its own codes. */
export function errorFactory<Code extends string>() {
  return (
    code: Code,
    detail: string,
    more: Omit<AppErrorOptions<Code>, 'code' | 'detail'> = {},
  ): AppError<Code> => new AppError<Code>({ code, detail, ...more });
}

/** Some libraries hand on a copy of an error, which is none itself. */
export function errorMessage(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : String(error);
}
