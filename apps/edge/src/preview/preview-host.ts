import {
  injectPreviewScript,
  type PreviewScript,
  previewScriptPaths,
  previewScriptUrls,
  type ScriptFile,
} from '@loam/preview-script';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type BuiltFile, findBuiltFile, sendBuiltFile } from './built-files.ts';
import { isFromElsewhere, isOwnSocket } from './origin.ts';
import { refusedPage, statePage } from './pages.ts';
import type { PreviewAnswer, PreviewAsk, PreviewPort } from './ports.ts';
import { proxyRequest, proxySocket } from './proxy.ts';
import { waitScript, waitScriptPath, withWaitScript } from './wait-script.ts';

export interface PreviewRoute {
  readonly name: string;
  readonly commit?: string;
}

export interface PreviewHostOptions {
  readonly brand: string;
  readonly builderOrigin: string;
  readonly previews: PreviewPort;
  /** What every page of a preview runs first; absent where it was not built. */
  readonly script: PreviewScript | undefined;
}

export interface PreviewHost {
  handle(request: IncomingMessage, response: ServerResponse, route: PreviewRoute): void;
  upgrade(request: IncomingMessage, socket: Duplex, route: PreviewRoute): void;
  close(): void;
}

interface Shown {
  readonly status: number;
  readonly html: string;
  /** What a program is told instead of the page. */
  readonly plain: string;
}

const nothingRuns = { reason: null, error: null, log: [] } as const;

/** Answers the hosts of previews: nothing of a project without a session, its engine's answer with one. */
export function createPreviewHost(options: PreviewHostOptions): PreviewHost {
  const { brand, builderOrigin, previews } = options;
  const cuts = new Set<() => void>();
  const rules = {
    builderOrigin,
    cookieName: previews.cookieName,
    injectScript: injectorOf(options),
  };
  const refused: Shown = {
    status: 404,
    html: refusedPage({ brand, builderOrigin }),
    plain: 'There is nothing here, or you do not have access to it.',
  };
  const missing: Shown = { ...refused, html: statePage({ ...nothingRuns, state: 'empty' }, brand) };
  const failed: Shown = {
    status: 503,
    html: statePage({ ...nothingRuns, state: 'starting' }, brand),
    plain: 'The preview does not answer. Try again in a moment.',
  };

  async function answerWith(
    answer: PreviewAnswer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    switch (answer.kind) {
      case 'engine': {
        const late = await lateFile(answer.builtDir, request);
        if (late) return sendBuilt(late, request, response);
        const onUnreachable = () => show(failed, request, response);
        return proxyRequest(request, response, { socketPath: answer.socketPath, rules, onUnreachable });
      }
      case 'build': {
        const file = await findBuiltFile(answer.builtDir, request.url ?? '/', { hasFallback: true });
        return file ? sendBuilt(file, request, response) : show(missing, request, response);
      }
      case 'enter':
        request.resume();
        response.writeHead(302, {
          ...safeHeaders(builderOrigin),
          location: answer.location,
          'set-cookie': answer.setCookie,
        });
        return void response.end();
      case 'refused':
        return show(refused, request, response);
      case 'state':
        return sendState(answer.isLive, request, { response, headers: safeHeaders(builderOrigin) });
      case 'page': {
        const isThere = answer.page.state === 'starting' || answer.page.state === 'crashed';
        const plain = answer.page.reason ?? `The preview is not running: ${answer.page.state}.`;
        const html = statePage(answer.page, brand);
        return show({ status: isThere ? 503 : 404, html, plain }, request, response);
      }
    }
  }

  function sendBuilt(file: BuiltFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': `frame-ancestors ${builderOrigin}`,
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    };
    const rewrite = (html: string) => rules.injectScript(withWaitScript(html));
    return sendBuiltFile(file, request, { response, headers, rewrite });
  }

  function show(shown: Shown, request: IncomingMessage, response: ServerResponse): void {
    request.resume();
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const body = isPage ? shown.html : `${shown.plain}\n`;
    response.writeHead(shown.status, {
      ...safeHeaders(builderOrigin),
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...(shown.status === 503 ? { 'retry-after': '1' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    handle(request, response, route) {
      if (isFromElsewhere(request, ownOrigin(request, builderOrigin)))
        return show(refused, request, response);
      const file = scriptFileAt(options.script, request.url);
      if (file) return sendScript(file, request, response);
      previews
        .resolve(askOf(request, route))
        .then((answer) => answerWith(answer, request, response))
        .catch(() => (response.headersSent ? response.destroy() : show(failed, request, response)));
    },
    upgrade(request, socket, route) {
      if (!isOwnSocket(request, ownOrigin(request, builderOrigin))) return refuseSocket(socket);
      const ask = askOf(request, route);
      previews.resolve(ask).then(
        (answer) => {
          if (answer.kind !== 'engine') return refuseSocket(socket);
          const { cookieName } = rules;
          const cut = proxySocket(request, socket, { socketPath: answer.socketPath, cookieName });
          const release = previews.watch(ask, cut);
          cuts.add(cut);
          socket.once('close', () => {
            release();
            cuts.delete(cut);
          });
        },
        () => refuseSocket(socket),
      );
    },
    close() {
      for (const cut of cuts) cut();
    },
  };
}

function injectorOf({ script, builderOrigin }: PreviewHostOptions): (html: string) => string {
  if (!script) return (html) => html;
  const urls = previewScriptUrls(script);
  return (html) => injectPreviewScript(html, { builderOrigin, ...urls });
}

function scriptFileAt(script: PreviewScript | undefined, url: string | undefined): ScriptFile | undefined {
  const [path] = (url ?? '').split('?');
  if (path === waitScriptPath) return { code: waitScript, hash: '' };
  if (path === previewScriptPaths.main) return script?.main;
  return path === previewScriptPaths.replay ? script?.replay : undefined;
}

/** Ours, and the same for every project: it tells nobody anything. */
function sendScript(file: ScriptFile, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': Buffer.byteLength(file.code),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : file.code);
}

/** A page of the build whose files are asked for when the engine has just taken over. */
async function lateFile(
  builtDir: string | undefined,
  request: IncomingMessage,
): Promise<BuiltFile | undefined> {
  if (builtDir === undefined || !request.url?.startsWith('/assets/')) return undefined;
  return findBuiltFile(builtDir, request.url, { hasFallback: false });
}

function sendState(
  isLive: boolean,
  request: IncomingMessage,
  { response, headers }: { readonly response: ServerResponse; readonly headers: Record<string, string> },
): void {
  request.resume();
  response.writeHead(200, { ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify({ live: isLive }));
}

function askOf(request: IncomingMessage, route: PreviewRoute): PreviewAsk {
  return {
    name: route.name,
    ...(route.commit === undefined ? {} : { commit: route.commit }),
    path: request.url ?? '/',
    cookie: request.headers.cookie,
  };
}

/** The builder's scheme is what browsers use for previews too, whatever a proxy in front of us speaks to us. */
function ownOrigin(request: IncomingMessage, builderOrigin: string): string {
  return `${new URL(builderOrigin).protocol}//${(request.headers.host ?? '').toLowerCase()}`;
}

function refuseSocket(socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
}

function safeHeaders(builderOrigin: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors ${builderOrigin}`,
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    vary: 'accept, cookie',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}
