export type Finding = {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
};

export function printFindings(findings: readonly Finding[], checked: string): void {
  for (const { path, line, rule, message } of findings) console.log(`${path}:${line} ${rule}: ${message}`);
  console.log(findings.length === 0 ? `${checked}: clean` : `${checked}: ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}
