import { describe, expect, it } from 'vitest';
import { findPlaceholder } from './placeholders.ts';

describe('a comment in place of code', () => {
  it.each([
    '// ... rest of the code',
    '  // rest of code',
    '// ...',
    '{/* ... */}',
    '      {/* Rest of the component remains the same */}',
    '/* existing styles unchanged */',
    '// existing code',
    '// ... existing imports ...',
    '// existing imports here',
    '// Keep existing code as is',
    '// keep the rest of the file unchanged',
    '// (rest of the implementation stays the same)',
    '// Other methods remain unchanged',
    '// ...other routes',
    '// the remaining code is unchanged',
    '<!-- rest of the markup -->',
    '/* ... */',
    '// … same as before …',
    '// same as before',
    '// unchanged',
    '// No changes here',
    '// omitted for brevity',
    '// code truncated for brevity',
    '  const x = 1; // ... rest of function',
    ' * ... existing code ...',
    '// your existing code here',
    '// everything else stays the same',
    '// Rest des Codes bleibt unverändert',
    '// resto del código',
    '// reste du code inchangé',
  ])('is found: %s', (comment) => {
    expect(findPlaceholder('src/App.tsx', `const a = 1;\n${comment}\nconst b = 2;\n`, '')).toMatchObject({
      line: 2,
    });
  });

  it.each([
    '// Keep the previous value until the new one has arrived.',
    '// The rest parameters are passed on.',
    '// Other people see this too.',
    "const text = 'the rest of the code';",
    '<p>The rest of the code stays the same.</p>',
    '// Existing customers pay less.',
    '// Skip items that are already in the cart.',
    'const merged = { ...existing, ...rest };',
    '// Same order as in the menu.',
    '// Routes of the shop',
    '// More than one match is an error.',
    '* { box-sizing: border-box; }',
    '// https://example.com/rest/of/code',
    '// Unchanged values are not sent again.',
    '# Other settings',
  ])('is not seen in: %s', (line) => {
    expect(findPlaceholder('src/App.tsx', `${line}\n`, '')).toBeUndefined();
  });

  it('may stay where it stood before, and in texts that are no code', () => {
    expect(findPlaceholder('src/a.ts', '// existing code\n', 'x\n  // existing code\n')).toBeUndefined();
    expect(findPlaceholder('README.md', '// ... rest of the code\n', '')).toBeUndefined();
  });
});
