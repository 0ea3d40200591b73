import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { Timestamp } from '../http/ids.ts';

const LiveTicket = z.object({ ticket: z.string(), expires_at: Timestamp });

export const liveEndpoints = {
  createLiveTicket: endpoint({
    method: 'POST',
    path: '/live/ticket',
    permission: 'SignedIn',
    summary:
      'A ticket that opens /api/live?ticket=… once, within 30 seconds, for clients that cannot set a header on a socket',
    response: LiveTicket,
    status: 201,
  }),
} satisfies Record<string, Endpoint>;
