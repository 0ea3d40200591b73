export type Exemption = {
  /** The rule's id as the check prints it, for instance `eslint(max-lines)` or `environment`. */
  readonly rule: string;
  readonly path: string;
  readonly reason: string;
};

/** Lower this number with every exemption that goes. */
export const MAXIMUM_EXEMPTIONS = 1;

export const EXEMPTIONS: readonly Exemption[] = [
  {
    rule: 'sleep',
    path: 'packages/postgres/src/crash.test.ts',
    reason: 'It kills the process after chosen times; the moment is what varies, no condition marks it.',
  },
];
