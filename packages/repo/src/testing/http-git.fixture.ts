import { execFileSync, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';

export interface HttpGit extends AsyncDisposable {
  readonly origin: string;
  readonly requests: { readonly url: string; readonly authorization: string | undefined }[];
  sentBytes(): number;
}

export interface HttpGitOptions {
  readonly folder: string;
  readonly authorization?: string;
  /** Answers everything with a redirect to this origin. */
  readonly redirectTo?: string;
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Sends what is long as slowly as this. */
  readonly bytesPerSecond?: number;
}

/** Serves bare repositories by git's own CGI program, as a hosting service would. */
export async function serveGit(options: HttpGitOptions): Promise<HttpGit> {
  const requests: HttpGit['requests'] = [];
  const program = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend');
  let sentBytes = 0;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { authorization } = request.headers;
    requests.push({ url: request.url ?? '', authorization });
    if (options.redirectTo !== undefined) {
      response.writeHead(302, { location: options.redirectTo + (request.url ?? '') }).end();
    } else if (options.authorization !== undefined && authorization !== options.authorization) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    } else {
      runBackend({ program, ...options, request, response, onSent: (bytes) => (sentBytes += bytes) });
    }
  };
  const server = options.tls ? createTlsServer(options.tls, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests,
    sentBytes: () => sentBytes,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function runBackend(at: {
  program: string;
  folder: string;
  request: IncomingMessage;
  response: ServerResponse;
  bytesPerSecond?: number;
  onSent(bytes: number): void;
}): void {
  const { request, response } = at;
  const url = new URL(request.url ?? '/', 'http://x');
  const child = spawn(at.program, [], {
    env: {
      PATH: process.env['PATH'] ?? '',
      GIT_PROJECT_ROOT: at.folder,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'tester',
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      HTTP_GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      GIT_CONFIG_GLOBAL: '/dev/null',
    },
  });
  child.stdin.on('error', () => {});
  request.pipe(child.stdin);
  const parts: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => parts.push(chunk));
  child.on('close', () => {
    const all = Buffer.concat(parts);
    const end = all.indexOf('\r\n\r\n');
    let status = 200;
    for (const line of all.toString('latin1', 0, end).split('\r\n')) {
      const [name = '', value = ''] = line.split(': ');
      if (name === 'Status') status = Number(value.slice(0, 3));
      else if (name !== '') response.setHeader(name, value);
    }
    response.writeHead(status);
    const body = all.subarray(end + 4);
    if (at.bytesPerSecond === undefined) response.end(body);
    else sendSlowly(response, body, { ...at, bytesPerSecond: at.bytesPerSecond });
  });
}

function sendSlowly(
  response: ServerResponse,
  body: Buffer,
  { bytesPerSecond, onSent }: { readonly bytesPerSecond: number; onSent(bytes: number): void },
): void {
  const step = Math.ceil(bytesPerSecond / 20);
  let at = 0;
  const timer = setInterval(() => {
    if (at >= body.length) return void response.end();
    response.write(body.subarray(at, at + step));
    onSent(Math.min(step, body.length - at));
    at += step;
  }, 50);
  response.once('close', () => clearInterval(timer));
}
