import type { GatewayExchange } from '@loam/cloud/gateway';
import type { LogEvent } from '@loam/cloud/logs';
import type { Meter } from '@loam/cloud/metering';

/** What is written down of a request to a cloud, in the shape of Supabase's own lines. */
export function linesOfRequest(exchange: GatewayExchange): readonly LogEvent[] {
  const { ref, service, method, path, search, status, durationMs, address, userAgent } = exchange;
  const request = { method, path, search, headers: [{ user_agent: userAgent, x_real_ip: address }] };
  const response = { status_code: status, origin_time: Math.round(durationMs) };
  const edge: LogEvent = {
    ref,
    source: 'edge',
    message: `${method} | ${status} | ${address} | ${path}${search} | ${userAgent}`,
    metadata: { request, response },
  };
  if (service === 'auth') return [edge, authLine(exchange)];
  return service === 'storage' ? [edge, storageLine(exchange)] : [edge];
}

function authLine({ ref, method, path, status, durationMs, address }: GatewayExchange): LogEvent {
  const level = status >= 500 ? 'error' : status >= 400 ? 'warning' : 'info';
  const msg = `${status}: request completed`;
  return {
    ref,
    source: 'auth',
    message: msg,
    metadata: {
      level,
      status: String(status),
      path: path.replace(/^\/auth\/v1/, ''),
      method,
      msg,
      duration: Math.round(durationMs * 1e6),
      remote_addr: address,
    },
  };
}

function storageLine(exchange: GatewayExchange): LogEvent {
  const { ref, method, path, status, durationMs, address, userAgent, bytesIn, bytesOut } = exchange;
  const level = status >= 500 ? 'error' : status >= 400 ? 'warning' : 'info';
  return {
    ref,
    source: 'storage',
    message: `${method} | ${status} | ${address} | ${path} | ${userAgent}`,
    metadata: {
      level,
      project: ref,
      responseTime: Math.round(durationMs),
      req: { method, url: path, remoteAddress: address, bytes: bytesIn },
      res: { statusCode: status, bytes: bytesOut },
    },
  };
}

export function countRequest(meter: Meter, { ref, bytesIn, bytesOut }: GatewayExchange): void {
  meter.add(ref, 'requests', 1);
  meter.add(ref, 'bytes_in', bytesIn);
  meter.add(ref, 'bytes_out', bytesOut);
}
