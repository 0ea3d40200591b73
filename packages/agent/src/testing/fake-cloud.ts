import type { CloudTools } from '../ports.ts';

/** A cloud that is there, is empty and does what it is told; a test says what differs. */
export function fakeCloud(differing: Partial<CloudTools> = {}): CloudTools {
  return {
    isEnabled: () => true,
    enable: async () => [],
    readSchema: async () => '',
    readData: async () => ({ rows: [], message: '' }),
    applyMigration: async () => ({ files: [], findings: [] }),
    deployFunction: async () => ({ message: '' }),
    secretNames: async () => [],
    enableAi: async () => [],
    configureAuth: async () => undefined,
    readLogs: async () => [],
    ...differing,
  };
}
