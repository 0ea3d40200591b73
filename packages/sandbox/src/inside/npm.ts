import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

/**
 * Runs npm where there is no network: a port on the sandbox's own loopback leads to the platform's registry socket.
 * Arguments: socket, program of npm, then npm's own arguments.
 */
const [socketPath = '', npmProgram = '', ...npmArguments] = process.argv.slice(2);

const server = createServer((client) => {
  const upstream = connect(socketPath);
  client.pipe(upstream).pipe(client);
  client.on('error', () => upstream.destroy());
  upstream.on('error', () => client.destroy());
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = spawn(process.execPath, [npmProgram, ...npmArguments], {
    stdio: 'inherit',
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_replace_registry_host: 'always',
    },
  });
  child.on('exit', (code) => process.exit(code ?? 1));
});
