import { storeSite, type LiveSite } from '@loam/hosting';
import { createDiskBlobStore, type BlobStore } from '@loam/kernel';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Publishes some versions and tells each step to whoever started it, so that it can be killed there. The record that says
 * what is live is a file that is replaced whole, as a transaction replaces a row.
 */
const [folder = '', ...versions] = process.argv.slice(2);
const disk = createDiskBlobStore({ root: join(folder, 'blobs') });
let steps = 0;
const blobs: BlobStore = {
  ...disk,
  put: async (key, body) => {
    const stat = await disk.put(key, body);
    await tell({ isSwitched: false });
    return stat;
  },
};
for (const version of versions) await publish(version);
process.disconnect();

async function publish(version: string): Promise<void> {
  const script = `show("version ${version}");${'// a line of the app\n'.repeat(50)}`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const page = `<!doctype html><title>version ${version}</title><script src="/assets/app-${hash}.js"></script>${'<p>text</p>'.repeat(80)}`;
  const { manifestKey } = await storeSite({
    blobs,
    files: [
      { path: 'index.html', content: Buffer.from(page) },
      { path: `assets/app-${hash}.js`, content: Buffer.from(script) },
    ],
  });
  const before = readRecord();
  const previous = before ? [before.manifestKey, ...before.previousManifestKeys] : [];
  const record: LiveSite = {
    kind: 'live',
    siteId: 'site',
    projectId: 'project',
    deploymentId: version,
    manifestKey,
    previousManifestKeys: previous.filter((key) => key !== manifestKey).slice(0, 10),
    isIndexed: true,
    canonicalOrigin: 'https://shop.example',
  };
  writeFileSync(join(folder, 'record.next'), JSON.stringify(record));
  await tell({ isSwitched: false });
  renameSync(join(folder, 'record.next'), join(folder, 'record.json'));
  await tell({ isSwitched: true });
}

function readRecord(): LiveSite | undefined {
  try {
    const record: LiveSite = JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8'));
    return record;
  } catch {
    return undefined;
  }
}

/** Goes on once the other side has seen it: a kill then comes at exactly this point. */
function tell({ isSwitched }: { readonly isSwitched: boolean }): Promise<void> {
  steps += 1;
  const step = steps;
  return new Promise((resolve) => {
    const onMessage = (seen: unknown) => {
      if (seen !== step) return;
      process.off('message', onMessage);
      resolve();
    };
    process.on('message', onMessage);
    process.send?.({ step, isSwitched });
  });
}
