import { expect, test } from 'vitest';
import { stageTools } from './tool-context.fixture.ts';

test('only a model that reads whole projects gets one, and values of settings are masked', async () => {
  const files = { 'src/a.ts': 'a'.repeat(50_000), '.env.example': 'KEY=', 'src/b.css': 'b {}' };
  const other = stageTools({ files });
  expect(other.toolset.tools.map(({ name }) => name)).not.toContain('read_project');
  expect((await other.call('read_project', {})).isError).toBe(true);
  const whole = stageTools({ files, readsWholeProject: true });
  const { text } = await whole.call('read_project', {});
  expect(JSON.parse(text)).toEqual({ files: { 'src/a.ts': 'a'.repeat(50_000), 'src/b.css': 'b {}' } });
});
