import { connect, type Socket } from 'node:net';

export interface Question {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

const idle = new Map<number, Socket[]>();

/**
 * Asks on a connection that is kept, with as little work as can be: whoever measures must be quicker than what is measured,
 * or the server waits and wakes for each request alone. Rejects unless the status is one of success.
 */
export function ask({ port, path, headers, body }: Question): Promise<void> {
  const sockets = idle.get(port) ?? [];
  idle.set(port, sockets);
  const socket = sockets.pop() ?? connect({ port, host: '127.0.0.1', noDelay: true });
  let head = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  if (body !== undefined) head += `content-length: ${Buffer.byteLength(body)}\r\n`;
  return new Promise((resolve, reject) => {
    let said = '';
    const end = (error?: Error): void => {
      socket.off('data', take).off('error', end).off('close', leave);
      if (error !== undefined) return reject(error);
      sockets.push(socket);
      resolve();
    };
    const leave = (): void => end(new Error(`${path}: the connection was closed`));
    const take = (chunk: Buffer): void => {
      said += chunk.toString('latin1');
      if (isWhole(said)) end(said.startsWith('HTTP/1.1 2') ? undefined : new Error(`${path}: ${said}`));
    };
    socket.on('data', take).on('error', end).on('close', leave);
    socket.write(`${head}\r\n${body ?? ''}`);
  });
}

function isWhole(said: string): boolean {
  const end = said.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(said)?.[1];
  return length === undefined ? said.endsWith('\r\n0\r\n\r\n') : said.length >= end + 4 + Number(length);
}

export function closeIdle(): void {
  for (const sockets of idle.values()) for (const socket of sockets.splice(0)) socket.destroy();
}
