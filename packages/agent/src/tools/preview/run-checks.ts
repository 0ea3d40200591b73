import { z } from 'zod';
import type { CheckFault } from '../../ports.ts';
import { defineTool } from '../tool.ts';

const MAX_FAULTS = 30;

export const runChecksTool = defineTool({
  name: 'run_checks',
  integration: 'code',
  kind: 'check',
  description: 'Checks types and build now; at the end that happens by itself.',
  input: z.object({}),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  title: () => 'Checking types and build',
  async run(_input, { files, ports, signal }) {
    const changes = files.changes();
    const types = await ports.checks.types(changes, signal);
    const build = await ports.checks.build(changes, signal);
    const faults = [...types, ...build];
    if (faults.length === 0) return { text: 'Types and build are fine.', detail: 'all fine' };
    const told = faults.slice(0, MAX_FAULTS).map(describeFault).join('\n');
    const more = faults.length > MAX_FAULTS ? `\n[${faults.length - MAX_FAULTS} more]` : '';
    return {
      text: told + more,
      isError: true,
      detail: `${faults.length} ${faults.length === 1 ? 'error' : 'errors'}`,
    };
  },
});

function describeFault({ path, line, message }: CheckFault): string {
  const place = path === undefined ? '' : `${path}${line === undefined ? '' : `:${line}`}: `;
  return `- ${place}${message}`;
}
