import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allTools } from '../index.ts';
import { parseJson } from './parse-json.ts';
import { repairInput } from './repair-input.ts';

function toolNamed(wanted: string) {
  const tool = allTools.find(({ name }) => name === wanted);
  if (tool === undefined) throw new TypeError(`There is no ${wanted}.`);
  return tool;
}

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const line = fc.integer({ min: 1, max: 9000 });
const edit = fc.record(
  { search: text, replace: text, all: fc.boolean() },
  { requiredKeys: ['search', 'replace'] },
);
/** Inputs that tools take as they are. */
const VALID: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  write_file: fc.record({ path: text, content: fc.string({ unit: 'grapheme' }) }),
  replace_in_file: fc.record({ path: text, edits: fc.array(edit, { minLength: 1, maxLength: 3 }) }),
  read_file: fc.record({ path: text, from_line: line, to_line: line }, { requiredKeys: ['path'] }),
  rename_file: fc.record({ from: text, to: text }),
  list_files: fc.record({ folder: text, pattern: text }, { requiredKeys: [] }),
  ask_user: fc.record(
    { question: text, options: fc.array(text, { maxLength: 4 }), allows_many: fc.boolean() },
    { requiredKeys: ['question'] },
  ),
  add_dependency: fc.record({
    packages: fc.array(fc.constantFrom('zod', '@a/b', 'date-fns@4'), { minLength: 1, maxLength: 3 }),
  }),
};
const valid = fc.oneof(
  ...Object.entries(VALID).map(([name, input]) => input.map((value) => ({ tool: toolNamed(name), value }))),
);

function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

describe('repairing arguments', () => {
  it('never changes what is valid', () => {
    fc.assert(
      fc.property(valid, ({ tool, value }) => {
        expect(tool.check(value).isValid).toBe(true);
        expect(repairInput(tool, value)).toEqual(value);
        expect(repairInput(tool, parseJson(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });

  it('never invents content, whatever it is given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allTools), fc.jsonValue({ maxDepth: 3 }), (tool, value) => {
        const given = new Set(leaves(value).map(String));
        const known = [...given].join('\n');
        for (const leaf of leaves(repairInput(tool, value))) {
          expect(given.has(String(leaf)) || known.includes(String(leaf))).toBe(true);
        }
      }),
    );
  });

  it('never makes a short file of arguments that were cut off', () => {
    fc.assert(
      fc.property(valid, fc.double({ min: 0, max: 0.999, noNaN: true }), ({ value }, share) => {
        const whole = JSON.stringify(value, null, 2);
        const cut = whole.slice(0, Math.floor(whole.length * share));
        expect(() => parseJson(cut)).toThrow(SyntaxError);
        expect(() => parseJson(`\`\`\`json\n${cut}\n\`\`\``)).toThrow(SyntaxError);
      }),
    );
  });

  it('reads JSON through the slips of models', () => {
    fc.assert(
      fc.property(valid, ({ value }) => {
        const json = JSON.stringify(value, null, 2);
        const commas = json.replace(/\n(\s*[}\]])/g, ',\n$1');
        const raw = JSON.stringify(value).replaceAll('\\n', '\n').replaceAll('\\t', '\t');
        for (const slip of [`\`\`\`json\n${json}\n\`\`\``, commas.replace(/([{[]),/g, '$1')]) {
          expect(parseJson(slip)).toEqual(value);
        }
        if (!JSON.stringify(value).includes('\\\\')) expect(parseJson(raw)).toEqual(value);
      }),
    );
  });

  it.each([
    ['write_file', { filename: 'a', contents: 'b', encoding: 'utf8' }, { path: 'a', content: 'b' }],
    ['write_file', '{"file_path": "a", "content": "x,}",}', { path: 'a', content: 'x,}' }],
    ['write_file', { arguments: '{"path":"a","content":""}' }, { path: 'a', content: '' }],
    [
      'replace_in_file',
      { path: 'a', edits: { old_string: 'b', new_string: 'c' } },
      { path: 'a', edits: [{ search: 'b', replace: 'c' }] },
    ],
    [
      'replace_in_file',
      { path: 'a', edits: '[{"search":"b","replace":"c","all":"true"}]' },
      { path: 'a', edits: [{ search: 'b', replace: 'c', all: true }] },
    ],
    [
      'replace_in_file',
      { path: 'a', old_str: 'b', new_str: '' },
      { path: 'a', edits: [{ search: 'b', replace: '' }] },
    ],
    ['read_file', { path: '/src/a.ts', start_line: '3', to_line: null }, { path: 'src/a.ts', from_line: 3 }],
    ['list_files', { path: 'src' }, { folder: 'src' }],
    ['add_dependency', { package: 'zod' }, { packages: ['zod'] }],
    ['add_dependency', [{ packages: '["zod","d3"]' }], { packages: ['zod', 'd3'] }],
  ])('%s understands %j', (name, given, meant) => {
    const tool = toolNamed(name);
    const checked = tool.check(repairInput(tool, given));
    expect(checked.isValid && checked.arguments).toEqual(meant);
  });

  it.each([
    ['replace_in_file', { path: 'a', search: 'b' }],
    ['write_file', { path: 'a' }],
    ['write_file', { path: 'a', content: { b: 1 } }],
    ['write_file', '{"path":"a","content":"b'],
  ])('%s does not guess at %j', (name, given) => {
    const tool = toolNamed(name);
    expect(tool.check(repairInput(tool, given)).isValid).toBe(false);
  });
});
