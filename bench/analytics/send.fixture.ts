import { once } from 'node:events';
import { connect } from 'node:net';

/** Many browsers at once: each sends a visit, waits until it is kept, and sends the next. Tells how long all of them took. */
const [, , port = '0', total = '0', connections = '0'] = process.argv;
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const body = '{"p":"/","q":"","r":""}';
let sent = 0;

await Promise.all(Array.from({ length: Number(connections) }, openOne)).then(async (browsers) => {
  const start = performance.now();
  await Promise.all(browsers.map((browse) => browse()));
  process.send?.({ ms: performance.now() - start });
});
process.disconnect?.();

async function openOne(): Promise<() => Promise<void>> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.setNoDelay(true);
  await once(socket, 'connect');
  return () =>
    new Promise((resolve, reject) => {
      const sendNext = () => {
        if (sent >= Number(total)) {
          socket.destroy();
          return resolve();
        }
        sent += 1;
        socket.write(messageOf(sent));
      };
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        if (chunk.toString('latin1', 0, 12) === 'HTTP/1.1 204') sendNext();
        else reject(new RangeError(chunk.toString('latin1')));
      });
      sendNext();
    });
}

function messageOf(number: number): string {
  return `POST /_loam/visit HTTP/1.1\r\nhost: site.example\r\nuser-agent: ${agent}\r\nx-visitor: 10.0.${number >> 8}.${number & 255}\r\ncontent-type: text/plain\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}
