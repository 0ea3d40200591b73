/** What our scripts use of Deno, which runs them. */
export interface Deno {
  serve(options: object, handler: (request: Request, info: object) => Response | Promise<Response>): object;
  upgradeWebSocket(
    request: Request,
    options?: object,
  ): { readonly socket: WebSocket; readonly response: Response };
  connect(options: ConnectOptions): Promise<Connection>;
  connectTls(options: ConnectOptions): Promise<Connection>;
  listen(options: { readonly hostname: string; readonly port: number }): Listener;
  inspect(value: unknown, options?: object): string;
  exit(code: number): never;
  readonly env: {
    get(name: string): string | undefined;
    set(name: string, value: string): void;
    delete(name: string): void;
  };
  readonly stdin: { readonly readable: ReadableStream<Uint8Array> };
  readonly stdout: { writeSync(bytes: Uint8Array): number };
}

export interface ConnectOptions {
  readonly transport?: string;
  readonly path?: string;
  readonly hostname?: string;
  readonly port?: number;
}

export interface Connection {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  close(): void;
}

export interface Listener extends AsyncIterable<Connection> {
  readonly addr: { readonly port: number };
  unref(): void;
}
