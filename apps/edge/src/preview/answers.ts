import { type RelayFault, reportFault } from '@loam/kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BuiltFile, findBuiltFile, sendBuiltFile } from './built-files.ts';
import { faultPage } from './fault-page.ts';
import { refusedPage, statePage } from './pages.ts';
import type { BuildName, PreviewAnswer, PreviewPort } from './ports.ts';
import { proxyRequest, type ProxyRules } from './proxy.ts';
import { withWaitScript } from './wait-script.ts';

/** A request and what answers it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface Answers {
  send(answer: PreviewAnswer, exchange: Exchange): Promise<void>;
  /** The same for whoever may not look and for what is not there. */
  refuse(exchange: Exchange): void;
  /** Something of ours went wrong. */
  fail(exchange: Exchange, error: unknown): void;
}

export interface AnswersOptions {
  readonly brand: string;
  readonly rules: ProxyRules;
  readonly openFile: PreviewPort['openFile'];
}

interface Shown {
  readonly status: number;
  readonly html: string;
  /** What a program is told instead of the page. */
  readonly plain: string;
  /** Found again in the log. */
  readonly traceId?: string;
}

const nothingRuns = { reason: null, error: null, log: [] } as const;

/** How each answer of the module reaches the browser. */
export function createAnswers({ brand, rules, openFile }: AnswersOptions): Answers {
  const { builderOrigin, logger } = rules;
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
  const waiting = (html: string) => rules.injectScript(withWaitScript(html));
  const find: FindFile = (build, url, options) =>
    findBuiltFile((path) => openFile(build, path), url, options);
  const show = (shown: Shown, exchange: Exchange) => sendPage(shown, exchange, builderOrigin);
  return {
    refuse: (exchange) => show(refused, exchange),
    fail(exchange, error) {
      const { request, response } = exchange;
      const { traceId } = reportFault(error, request, { logger, fields: { host: request.headers.host } });
      if (response.headersSent || response.destroyed) response.destroy();
      else show(withTrace(failed, traceId), exchange);
    },
    async send(answer, exchange) {
      const { request } = exchange;
      switch (answer.kind) {
        case 'engine': {
          const built = await fileBeforeEngine(answer, request, find);
          if (built) return sendBuilt(built, exchange, { builderOrigin, rewrite: waiting });
          const refuse = (fault: RelayFault) => show(faultShown(fault, failed, brand), exchange);
          return proxyRequest(exchange, { to: answer.address, rules, refuse });
        }
        case 'build': {
          const file = await find(answer.build, request.url ?? '/', { hasFallback: true });
          const rewrite = answer.isFinal ? rules.injectScript : waiting;
          return file ? sendBuilt(file, exchange, { builderOrigin, rewrite }) : show(missing, exchange);
        }
        case 'enter':
          return sendEntry(answer, exchange, builderOrigin);
        case 'refused':
          return show(refused, exchange);
        case 'state':
          return sendState(answer.isLive, exchange, builderOrigin);
        case 'page': {
          const isThere = answer.page.state === 'starting' || answer.page.state === 'crashed';
          const plain = answer.page.reason ?? `The preview is not running: ${answer.page.state}.`;
          return show({ status: isThere ? 503 : 404, html: statePage(answer.page, brand), plain }, exchange);
        }
      }
    },
  };
}

/** An engine that is being started again is a page that waits; one that answers wrongly is told as such. */
function faultShown({ kind, traceId }: RelayFault, failed: Shown, brand: string): Shown {
  if (kind === 'unreachable') return withTrace(failed, traceId);
  const status = kind === 'silent' ? 504 : 502;
  const { html, plain } = faultPage({ kind, traceId, brand });
  return { status, html, plain, traceId };
}

function withTrace(shown: Shown, traceId: string): Shown {
  return { ...shown, plain: `${shown.plain} Trace ${traceId}.`, traceId };
}

type FindFile = (
  build: BuildName,
  url: string,
  options: { readonly hasFallback: boolean },
) => Promise<BuiltFile | undefined>;

/** What the build answers although there is an engine: files of a page opened a moment ago, pages while it is broken. */
async function fileBeforeEngine(
  { build, isBroken }: Extract<PreviewAnswer, { kind: 'engine' }>,
  request: IncomingMessage,
  find: FindFile,
): Promise<BuiltFile | undefined> {
  const { url = '/', headers } = request;
  if (build === undefined) return undefined;
  const isOpened =
    headers['sec-fetch-mode'] === 'navigate' || (headers.accept?.includes('text/html') ?? false);
  if (isBroken && isOpened) return find(build, url, { hasFallback: true });
  return url.startsWith('/assets/') ? find(build, url, { hasFallback: false }) : undefined;
}

function sendBuilt(
  file: BuiltFile,
  { request, response }: Exchange,
  { builderOrigin, rewrite }: { readonly builderOrigin: string; rewrite(html: string): string },
): Promise<void> {
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': `frame-ancestors ${builderOrigin}`,
    'origin-agent-cluster': '?1',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
  return sendBuiltFile(file, request, { response, headers, rewrite });
}

function sendEntry(
  answer: Extract<PreviewAnswer, { kind: 'enter' }>,
  { request, response }: Exchange,
  builderOrigin: string,
): void {
  request.resume();
  const { location, setCookie } = answer;
  response.writeHead(302, { ...safeHeaders(builderOrigin), location, 'set-cookie': setCookie });
  response.end();
}

function sendState(isLive: boolean, { request, response }: Exchange, builderOrigin: string): void {
  request.resume();
  response.writeHead(200, { ...safeHeaders(builderOrigin), 'content-type': 'application/json' });
  response.end(JSON.stringify({ live: isLive }));
}

function sendPage(shown: Shown, { request, response }: Exchange, builderOrigin: string): void {
  request.resume();
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const body = isPage ? shown.html : `${shown.plain}\n`;
  response.writeHead(shown.status, {
    ...safeHeaders(builderOrigin),
    'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(shown.status === 503 ? { 'retry-after': '1' } : {}),
    ...(shown.traceId === undefined ? {} : { 'x-trace-id': shown.traceId }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
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
