import { once } from 'node:events';
import { createServer } from 'node:http';
import { gateNamed } from '../turns/recorded-turn.ts';
import type { TurnPlayer } from './turn-player.ts';

/**
 * The model's side of the desk, for the journeys, which run in another process: what it was asked, and the gates of its
 * streams. On loopback, beside the product and unknown to it.
 */
export async function startDesk(player: TurnPlayer, port: number): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
    const name = searchParams.get('name') ?? '';
    const answer = (body: unknown) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (pathname === '/requests') {
      answer(player.requestsOf(name).map(({ messages, tools, state }) => ({ messages, tools, state })));
    } else if (pathname === '/reached') {
      void gateNamed(name).reached.then(() => answer({}));
    } else if (pathname === '/open') {
      gateNamed(name).open();
      answer({});
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
