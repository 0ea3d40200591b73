/** Which addresses the analysed page may reach; whoever analyses plugs the installation's own guard in. */
export interface AddressGuard {
  /** Rejects what may not be called. */
  check(url: string): Promise<{ readonly addresses: readonly [string, ...string[]]; readonly port: number }>;
}
