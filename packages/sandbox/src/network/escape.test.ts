import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import type { Program } from '../programs/program.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { ask, nodeProgram, openTestPrograms } from '../testing/test-programs.ts';
import { systemClock } from '@loam/kernel';

const levels = ['bubblewrap', 'namespaces'] as const;
const offered = await Promise.all(
  levels.map(async (level) => ({ level, box: await createTestSandbox(level) })),
);

/** Asks the proxy for each address in turn, and the kernel for each socket; prints what came of it. */
const probe = `
  const { request: send } = await import('node:http');
  const { connect } = await import('node:net');
  let text = ''; for await (const chunk of request) text += chunk;
  const list = JSON.parse(decodeURIComponent(request.url.slice(1)));
  const proxy = { socketPath: '/run/loam-doors/proxy', agent: false };
  const get = (address) => new Promise((done) => {
    const asked = send({ ...proxy, path: address, headers: { host: 'gateway.test' } }, (answer) => {
      let said = ''; answer.on('data', (chunk) => (said += chunk)); answer.on('end', () => done(answer.statusCode + ' ' + said.trim()));
    });
    asked.on('error', (error) => done('error ' + error.code)); asked.end();
  });
  const tunnel = (authority) => new Promise((done) => {
    const asked = send({ ...proxy, method: 'CONNECT', path: authority });
    asked.on('connect', (answer, socket) => {
      if (answer.statusCode !== 200) { socket.destroy(); return done('refused ' + answer.statusCode); }
      socket.on('data', (chunk) => { done('LEAK ' + chunk); socket.destroy(); });
      socket.on('close', () => done('closed')); socket.on('error', () => done('closed'));
      socket.write('EHLO raw\\r\\n');
    });
    asked.on('error', (error) => done('error ' + error.code)); asked.end();
  });
  const direct = (port, host) => new Promise((done) => {
    const socket = connect(port, host);
    socket.on('connect', () => done('LEAK')); socket.on('error', (error) => done(error.code));
  });
  const out = [];
  for (const [kind, ...words] of list) out.push(await ({ get, tunnel, direct })[kind](...words));
  response.end(JSON.stringify(out));`;

describe.each(offered)('out of a program with a network, held by $level', ({ level, box }) => {
  const canary = { hits: 0, server: createServer((socket) => socket.end(String((canary.hits += 1)))) };
  const near = { hosts: new Array<string>(), server: createHttpServer() };
  near.server.on('request', ({ headers, url }, response) => {
    near.hosts.push(`${headers.host}${url} ${headers['x-forwarded-host'] ?? ''}`.trim());
    response.end('of the gateway');
  });
  const ports = { canary: 0, near: 0 };
  const turns = new Map<string, number>();
  /** `rebound.test` is public when it is first asked for, and this machine afterwards. */
  const resolve = async (name: string): Promise<readonly string[]> => {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    if (name === 'rebound.test') return turn === 1 ? ['192.0.2.1'] : ['127.0.0.1'];
    if (name === 'mixed.test') return ['93.184.216.34', '127.0.0.1'];
    if (name === 'public.test' || name === 'secure.test') return ['127.0.0.1'];
    if (name.endsWith('.cloud.test')) return ['93.184.216.34'];
    return ['10.0.0.1'];
  };

  beforeAll(async () => {
    ports.canary = await listen(canary.server);
    ports.near = await listen(near.server);
  });
  beforeEach(({ skip }) => skip(!box.isOffered, `this machine does not offer ${level}`));
  afterAll(async () => {
    canary.server.close();
    near.server.close();
    await box.close();
  });

  async function run(list: readonly (readonly (string | number)[])[]): Promise<readonly string[]> {
    const programs = openTestPrograms(box, systemClock, {
      networkRules: {
        resolve,
        allowPrivate: [`public.test:${ports.near}`, `secure.test:${ports.canary}`],
        isOwnHost: (name) => name.endsWith('.cloud.test'),
      },
    });
    const program: Program = nodeProgram(probe, {
      network: {
        kind: 'public',
        gateway: { origin: 'https://mine.cloud.test', host: '127.0.0.1', port: ports.near },
      },
    });
    const use = await programs.use(program);
    const found: unknown = JSON.parse(await ask(use, `/${encodeURIComponent(JSON.stringify(list))}`));
    use.done();
    await programs.close();
    return Array.isArray(found) ? found.map(String) : [];
  }

  test('no address of this machine, of its neighbours or of another project is reached', async () => {
    const { canary: port } = ports;
    const hosts = [
      '127.0.0.1',
      'localhost',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[fe80::1]',
      '[fd00::1]',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '169.254.169.254',
      '[fd00:ec2::254]',
      'inner.test',
      'mixed.test',
      'rebound.test',
      'rebound.test',
      'other.cloud.test',
    ];
    const asked = [
      ...hosts.map((host) => ['get', `http://${host}:${port}/`]),
      ...hosts.map((host) => ['tunnel', `${host}:${port}`]),
      ['get', 'http://169.254.169.254/latest/meta-data/'],
      ['get', 'ftp://public.test/'],
      ['get', '/etc/passwd'],
      ['tunnel', 'mine.cloud.test:443'],
      ['direct', port, '127.0.0.1'],
      ['direct', port, '::1'],
      ['direct', 443, '93.184.216.34'],
    ];
    const found = await run(asked);
    const reached = asked.filter((_, index) => {
      return !/^(?:403|refused 403|E[A-Z]+$)/.test(found[index] ?? '');
    });
    expect(reached).toEqual([]);
    // Looked up once for each connection: what was checked is what is called.
    expect(turns.get('rebound.test')).toBe(4);
    expect(canary.hits).toBe(0);
  });

  test('the own gateway and what is public are reached, by fetch and not as raw TCP', async () => {
    const found = await run([
      ['get', 'https://mine.cloud.test/rest/v1/'],
      ['get', `http://public.test:${ports.near}/page`],
      ['tunnel', `secure.test:${ports.canary}`],
      ['get', 'http://inner.test/'],
      ['get', 'http://public.test:25/'],
      ['get', 'https://public.test:587/'],
    ]);
    expect(found).toEqual([
      '200 of the gateway',
      '200 of the gateway',
      'closed',
      '403 inner.test is not on the public internet.',
      '403 Port 25 cannot be called.',
      '403 Port 587 cannot be called.',
    ]);
    expect(near.hosts).toEqual(['mine.cloud.test/rest/v1/', `public.test:${ports.near}/page`]);
  });
});

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
