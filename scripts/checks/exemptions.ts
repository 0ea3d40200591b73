import { EXEMPTIONS, MAXIMUM_EXEMPTIONS, type Exemption } from './exemptions.data.ts';
import type { Finding } from './finding.ts';

export type ExemptionList = { readonly entries: readonly Exemption[]; readonly maximum: number };

export const recordedExemptions: ExemptionList = { entries: EXEMPTIONS, maximum: MAXIMUM_EXEMPTIONS };

export function withoutExempted(findings: readonly Finding[], list: ExemptionList): readonly Finding[] {
  return findings.filter((finding) => !list.entries.some((entry) => matches(entry, finding)));
}

/** An exemption that exempts nothing, has no reason, or is one too many. `owns` names the rules of the asking check. */
export function faultsOf(
  list: ExemptionList,
  findings: readonly Finding[],
  owns: (rule: string) => boolean,
): readonly Finding[] {
  const path = 'scripts/checks/exemptions.data.ts';
  const faults = list.entries
    .filter((entry) => owns(entry.rule))
    .flatMap((entry) => [
      ...(entry.reason.trim().length < 10 ? [`${entry.rule} for ${entry.path} has no reason`] : []),
      ...(findings.some((finding) => matches(entry, finding))
        ? []
        : [`${entry.rule} for ${entry.path} is unused`]),
    ]);
  const excess =
    list.entries.length === list.maximum
      ? []
      : [
          `${list.entries.length} exemptions, ${list.maximum} recorded: lower the number when one goes, never raise it`,
        ];
  return [...faults, ...excess].map((message) => ({ rule: 'exemptions', path, line: 1, message }));
}

function matches(entry: Exemption, finding: Finding): boolean {
  return entry.rule === finding.rule && entry.path === finding.path;
}
