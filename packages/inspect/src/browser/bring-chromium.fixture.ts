// For the test command: prints the browser that npm brings, kept in the folder that is named. Ends with 3 where npm has none.
import { fetchNpmChromium, findNpmChromium, whyNoNpmChromium } from './npm-chromium.ts';

const [folder = ''] = process.argv.slice(2);
const reason = whyNoNpmChromium(process);
if (reason !== undefined) {
  process.stderr.write(`${reason}\n`);
  process.exit(3);
}
const signal = AbortSignal.timeout(15 * 60_000);
const found = await findNpmChromium({ folder });
const program = found ?? (await fetchNpmChromium({ folder, env: process.env, signal }));
process.stdout.write(`${program}\n`);
