import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CONFIG = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = true
\tsymlinks = false
\tlogAllRefUpdates = false
[gc]
\tauto = 0
`;

// A project's own .gitattributes must not change bytes on their way out, nor name a program.
const ATTRIBUTES =
  '* -text !eol -ident !filter !working-tree-encoding !export-ignore !export-subst !merge !diff\n';

/** What `git init --bare` makes, without the process. */
export async function writeSkeleton(gitDir: string): Promise<void> {
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'info']) {
    await mkdir(join(gitDir, folder), { recursive: true });
  }
  await Promise.all([
    writeFile(join(gitDir, 'HEAD'), 'ref: refs/heads/main\n'),
    writeFile(join(gitDir, 'config'), CONFIG),
    writeFile(join(gitDir, 'info/attributes'), ATTRIBUTES),
  ]);
}
