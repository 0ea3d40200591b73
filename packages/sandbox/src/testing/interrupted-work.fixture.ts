import { silentLogger, systemClock } from '@loam/kernel';
import { createSandbox } from '../create-sandbox.ts';

/** Installs or builds on the given folders, again and again, until it is killed some time after it began. */
const [work, afterMs, root = '', templateDir = '', sourceDir = '', target = ''] = process.argv.slice(2);
const sandbox = await createSandbox({
  root,
  template: { projectDir: templateDir },
  logger: silentLogger,
  clock: systemClock,
  ...(work === 'install' && { registry: { registry: target, cafile: undefined, proxy: undefined } }),
});
setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(afterMs));
for (;;) {
  if (work === 'build') await sandbox.builds.build({ projectId: 'one', sourceDir, outDir: target });
  else await sandbox.dependencies.add({ projectId: 'one', sourceDir, packages: ['left'] }).catch(() => {});
}
