// Run by a test as a process of its own: sets a test run up as Vitest does, and waits to be ended.
import { setup } from './global-setup.ts';

const teardown = await setup({ provide: (_key, url) => process.stdout.write(`${url}\n`) });
process.stdin.once('data', () => void teardown().then(() => process.exit(0)));
