import { applyCodeRules } from './code-rules.ts';
import { faultsOf, withoutExempted, type ExemptionList } from './exemptions.ts';
import { unusedFaceExports } from './faces.ts';
import type { Finding } from './finding.ts';
import { applyImportRules } from './import-rules.ts';
import type { SourceFile } from './source-tree.ts';

export function checkBoundaries(files: readonly SourceFile[], exemptions: ExemptionList): readonly Finding[] {
  const findings = [
    ...files.flatMap((file) => [...applyImportRules(file), ...applyCodeRules(file)]),
    ...unusedFaceExports(files),
  ];
  const isOurs = (rule: string): boolean => !rule.includes('(');
  return [...withoutExempted(findings, exemptions), ...faultsOf(exemptions, findings, isOurs)];
}
