import type { CloudTools } from '../../ports.ts';
import { failure } from '../outputs.ts';
import type { ToolContext, ToolOutput } from '../tool.ts';

/** Undefined until somebody has enabled it, which may happen in the middle of a turn. */
export function enabledCloud({ ports: { cloud } }: Pick<ToolContext, 'ports'>): CloudTools | undefined {
  return cloud?.isEnabled() === true ? cloud : undefined;
}

export function withoutCloud({ offers = () => true }: Pick<ToolContext, 'offers'>): ToolOutput {
  const next = offers('enable_cloud') ? 'Call enable_cloud first.' : 'Go on without one and say so.';
  return failure(`This project has no cloud yet. ${next}`);
}
