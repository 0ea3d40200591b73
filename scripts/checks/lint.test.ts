import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig, parseJson } from '../lib/json.ts';
import { repositoryRoot } from '../lib/root.ts';
import { faults, clean } from './lint-faults.data.ts';
import { lint } from './lint.ts';
import type { Finding } from './finding.ts';

describe('lint rules', () => {
  let folder = '';
  let findings: readonly Finding[] = [];

  // One run over all planted files: oxlint takes as long for one file as for fifty.
  beforeAll(() => {
    const cache = join(repositoryRoot, '.cache');
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'lint-'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(testConfig));
    const paths = [...faults, ...clean]
      .flatMap(({ files }) => Object.entries(files))
      .map(([name, text]) => {
        const path = join(folder, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
        return relative(repositoryRoot, path);
      });
    findings = lint(repositoryRoot, ['--no-ignore', ...paths]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function rulesFor(files: Readonly<Record<string, string>>): readonly string[] {
    const names = Object.keys(files).map((name) => relative(repositoryRoot, join(folder, name)));
    return findings.filter(({ path }) => names.includes(path)).map(({ rule }) => rule);
  }

  test.each(faults.map((fault) => [fault.rule, fault] as const))('%s is caught', (rule, { files }) => {
    expect(rulesFor(files)).toContain(rule);
  });

  test.each(clean.map((sample) => [sample.what, sample] as const))('%s is accepted', (_what, { files }) => {
    expect(rulesFor(files)).toEqual([]);
  });

  test('every rule that the configuration sets by hand has a planted fault', () => {
    const rules = dig(parseJson(readFileSync(join(repositoryRoot, '.oxlintrc.json'), 'utf8')), 'rules');
    const active = Object.entries(rules ?? {}).filter(([, setting]) => setting !== 'off');
    const planted = new Set(faults.map(({ rule }) => rule.replace('(', '/').replace(')', '')));
    expect(active.map(([name]) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});

const testConfig = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { jsx: 'react-jsx', types: ['node'] },
  include: ['**/*.ts', '**/*.tsx'],
};
