import { spawn } from 'node:child_process';
import { startModelServer } from '@loam/testkit';
import { recordedTurns } from '../turns/all-turns.ts';
import { deskPort } from './desk.ts';
import { startDesk } from './desk-server.ts';
import { scriptedAnswer, scriptedModel } from './scripted-answers.ts';
import { createTurnPlayer } from './turn-player.ts';

// The product as it was built, in the folder this was started in, with a model on loopback that does as it is told.
const player = createTurnPlayer(recordedTurns);
const model = await startModelServer({
  models: [scriptedModel],
  script: (request) => player.next(request) ?? scriptedAnswer(request),
});
await startDesk(player, deskPort(`http://localhost:${process.env['PORT']}`));
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
