import { spawn } from 'node:child_process';
import { startModelServer } from '@loam/testkit';
import { scriptedAnswer, scriptedModel } from './scripted-answers.ts';

// The product as it was built, in the folder this was started in, with a model on loopback that does as it is told.
const model = await startModelServer({ models: [scriptedModel], script: scriptedAnswer });
const product = spawn(process.execPath, ['apps/loam/dist/main.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    LOAM_OPENAI_BASE_URL: model.openaiBaseUrl,
    LOAM_OPENAI_API_KEY: 'scripted',
    LOAM_OPENAI_MODEL: scriptedModel,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => product.kill(signal));
}
product.on('exit', (code) => process.exit(code ?? 0));
