import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { failed } from './failure.ts';

/** The functions of `eye/` as a script for pages, under the name `loamEye`. */
export async function bundleEye(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL('./eye/index.ts', import.meta.url)) });
  try {
    const { output } = await bundle.generate({ format: 'iife', name: 'loamEye' });
    const [chunk] = output;
    if (chunk === undefined) throw failed('the script for pages was not made');
    // Headless browsers have no printer: that a page wanted one is what counts.
    return `${chunk.code}\nwindow.loamEye = loamEye;\nwindow.print = () => { window.loamPrinted = true; };`;
  } finally {
    await bundle.close();
  }
}
