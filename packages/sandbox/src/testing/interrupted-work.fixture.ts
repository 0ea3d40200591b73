import { silentLogger, systemClock } from '@loam/kernel';
import { createSandbox } from '../create-sandbox.ts';

/** Started by a test that kills it: installs or builds on the given folders, again and again. */
const [work, root = '', templateDir = '', sourceDir = '', target = ''] = process.argv.slice(2);
const sandbox = await createSandbox({
  root,
  template: { projectDir: templateDir },
  logger: silentLogger,
  clock: systemClock,
  ...(work === 'install' && { registry: { registry: target, cafile: undefined, proxy: undefined } }),
});
process.stdout.write('ready\n');
for (;;) {
  if (work === 'build') await sandbox.builds.build({ projectId: 'one', sourceDir, outDir: target });
  else await sandbox.dependencies.add({ projectId: 'one', sourceDir, packages: ['left'] }).catch(() => {});
}
