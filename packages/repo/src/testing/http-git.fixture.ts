import { execFileSync, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

export interface HttpGit extends AsyncDisposable {
  readonly origin: string;
  readonly requests: { readonly url: string; readonly authorization: string | undefined }[];
}

export interface HttpGitOptions {
  readonly folder: string;
  readonly authorization?: string;
  /** Answers everything with a redirect to this origin. */
  readonly redirectTo?: string;
}

/** Serves bare repositories by git's own CGI program, as a hosting service would. */
export async function serveGit(options: HttpGitOptions): Promise<HttpGit> {
  const requests: HttpGit['requests'] = [];
  const program = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend');
  const server = createServer((request, response) => {
    const { authorization } = request.headers;
    requests.push({ url: request.url ?? '', authorization });
    if (options.redirectTo !== undefined) {
      response.writeHead(302, { location: options.redirectTo + (request.url ?? '') }).end();
    } else if (options.authorization !== undefined && authorization !== options.authorization) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    } else {
      runBackend({ program, folder: options.folder, request, response });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
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
    response.writeHead(status).end(all.subarray(end + 4));
  });
}
