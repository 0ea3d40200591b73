import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PreviewConnect, PreviewHello, PreviewMessage, PreviewCommand } from '@loam/contract';
import { injectPreviewScript, previewScriptPaths } from '@loam/preview-script';
import type { Page } from '@playwright/test';

const dist = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'preview-script', 'dist');

export type PreviewHouse = {
  readonly builderOrigin: string;
  readonly previewOrigin: string;
  readonly strangerOrigin: string;
  close(): void;
};

/** A builder, a preview and a stranger on three origins of one loopback port, with the script that the edge serves. */
export async function openPreviewHouse(pages: Readonly<Record<string, string>>): Promise<PreviewHouse> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [name = ''] = (request.headers.host ?? '').split('.');
    if (name === 'preview' && pathname.startsWith('/_loam/')) {
      const file = pathname === previewScriptPaths.main ? 'preview-script.js' : 'preview-replay.js';
      response.setHeader('content-type', 'text/javascript').end(readFileSync(join(dist, file)));
      return;
    }
    const port = request.socket.localPort;
    const text = name === 'preview' ? pages[pathname] : name === 'stranger' ? STRANGER : builderPage(port);
    if (text === undefined) return void response.writeHead(pathname === '/broken' ? 500 : 404).end('nothing');
    if (pathname.endsWith('.js')) return void response.setHeader('content-type', 'text/javascript').end(text);
    const options = { scriptUrl: previewScriptPaths.main, replayUrl: previewScriptPaths.replay };
    const html =
      name === 'preview'
        ? injectPreviewScript(text, { ...options, builderOrigin: `http://builder.localhost:${port}` })
        : text;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    builderOrigin: `http://builder.localhost:${port}`,
    previewOrigin: `http://preview.localhost:${port}`,
    strangerOrigin: `http://stranger.localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The builder's side of the bridge: what it hears passes the schema or the journey fails. */
export function builderOf(page: Page) {
  return {
    async hellos(): Promise<PreviewHello[]> {
      const hellos = await page.evaluate<unknown[]>('hellos');
      return hellos.map((hello) => PreviewHello.parse(hello));
    },
    origins: () => page.evaluate<string[]>('origins'),
    connect: (nonce: string, replay = false) =>
      page.evaluate(
        `connect(${JSON.stringify(PreviewConnect.parse({ type: 'loam:connect', nonce, replay }))})`,
      ),
    say: (command: PreviewCommand) =>
      page.evaluate(`port.postMessage(${JSON.stringify(PreviewCommand.parse(command))})`),
    async heard(): Promise<PreviewMessage[]> {
      const messages = await page.evaluate<unknown[]>('heard');
      return messages.map((message) => PreviewMessage.parse(message));
    },
  };
}

function builderPage(port: number | undefined): string {
  return `<!doctype html><title>Builder</title>
<iframe id="preview" src="http://preview.localhost:${port}/"></iframe>
<iframe id="stranger" src="http://stranger.localhost:${port}/"></iframe>
<script>
  var hellos = [], origins = [], heard = [], port;
  addEventListener('message', (event) => {
    hellos.push(event.data);
    origins.push(event.origin);
  });
  function connect(message) {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event) => heard.push(event.data);
    port = channel.port1;
    document.getElementById('preview').contentWindow.postMessage(message, 'http://preview.localhost:${port}', [channel.port2]);
  }
</script>`;
}

const STRANGER = `<!doctype html><title>Stranger</title><script>
  var heard = [], port;
  function attack(message) {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event) => heard.push(event.data);
    port = channel.port1;
    parent.frames[0].postMessage(message, '*', [channel.port2]);
  }
</script>`;
