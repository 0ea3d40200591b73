import { enums, type InstanceStatus, type InstanceType, type Plan } from '@loam/contract';

/** The next size up; the largest has none. */
function nextSize(current: InstanceType): InstanceType | undefined {
  return enums.instance.types[enums.instance.types.indexOf(current) + 1];
}

/** What is chosen before anybody chooses: one up, or the one below the largest. */
export function defaultTarget(current: InstanceType): InstanceType {
  return nextSize(current) ?? 'l';
}

export function isBusy(status: InstanceStatus): boolean {
  return enums.instance.busyStatuses.some((busy) => busy === status);
}

export function canResize(plan: Plan): boolean {
  return enums.gates.instanceSizePlans.some((allowed) => allowed === plan);
}
