import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dig, digList, digNumber, digText, parseJson } from '../lib/json.ts';
import { repositoryRoot } from '../lib/root.ts';
import { faultsOf, recordedExemptions, withoutExempted } from './exemptions.ts';
import { printFindings, type Finding } from './finding.ts';

/** Runs oxlint with the repository's configuration; no paths means everything. */
export function lint(root: string, paths: readonly string[] = []): readonly Finding[] {
  const program = join(root, 'node_modules', '.bin', 'oxlint');
  const result = spawnSync(program, ['--format', 'json', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!result.stdout.trimStart().startsWith('{')) {
    return [{ rule: 'lint', path: '.oxlintrc.json', line: 1, message: result.stdout + result.stderr }];
  }
  return digList(parseJson(result.stdout), 'diagnostics').map((entry) => ({
    rule: digText(entry, 'code'),
    path: digText(entry, 'filename'),
    line: digNumber(dig(entry, 'labels', 0), 'span', 'line'),
    message: digText(entry, 'message'),
  }));
}

if (import.meta.main) {
  const findings = lint(repositoryRoot);
  const isLintRule = (rule: string): boolean => rule.includes('(');
  printFindings(
    [...withoutExempted(findings, recordedExemptions), ...faultsOf(recordedExemptions, findings, isLintRule)],
    'lint',
  );
}
