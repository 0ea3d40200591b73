import { applyCodeRules } from './code-rules.ts';
import { faultsOf, recordedExemptions, withoutExempted, type ExemptionList } from './exemptions.ts';
import { unusedFaceExports } from './faces.ts';
import { printFindings, type Finding } from './finding.ts';
import { applyImportRules } from './import-rules.ts';
import { readSourceTree } from './source-tree.ts';
import { repositoryRoot } from '../lib/root.ts';

export function checkBoundaries(root: string, exemptions: ExemptionList): readonly Finding[] {
  const files = readSourceTree(root);
  const findings = [
    ...files.flatMap((file) => [...applyImportRules(file), ...applyCodeRules(file)]),
    ...unusedFaceExports(files),
  ];
  const isOurs = (rule: string): boolean => !rule.includes('(');
  return [...withoutExempted(findings, exemptions), ...faultsOf(exemptions, findings, isOurs)];
}

if (import.meta.main) printFindings(checkBoundaries(repositoryRoot, recordedExemptions), 'boundaries');
