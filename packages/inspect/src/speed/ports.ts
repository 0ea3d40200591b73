import type { CheckedProxyOptions } from '@loam/kernel';

/** Which addresses the analysed page may reach; whoever analyses plugs the installation's own guard in. */
export type AddressGuard = Pick<CheckedProxyOptions, 'check'>;
