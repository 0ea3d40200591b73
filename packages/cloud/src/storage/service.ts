import { errorMessage } from '@loam/kernel';
import type { CloudService, ServiceAnswer } from '../gateway/index.ts';
import { causeOf, machineFault } from '../postgres/errors.ts';
import { quietLogger } from '../quiet-logger.ts';
import { openContext } from './context.ts';
import { errorAnswer } from './errors.ts';
import { json } from './http.ts';
import type { StorageOptions } from './ports.ts';
import { findRoute } from './routes.ts';

/** Sizes are the service's own to refuse, in its own words. */
const maxRequestBytes = Number.MAX_SAFE_INTEGER;
/** A large file over a slow line; one that has fallen silent is ended long before. */
const timeoutMs = 6 * 3600 * 1000;

/** Supabase's Storage protocol for all clouds. */
export function createStorageService(options: StorageOptions): CloudService {
  const logger = quietLogger(options.logger, options.clock);
  return {
    maxRequestBytes,
    timeoutMs,
    isOpen(method, path) {
      try {
        return isHealth(path) || findRoute(method, path)?.route.isOpen === true;
      } catch {
        return false;
      }
    },
    async handle(request) {
      try {
        if (isHealth(request.path)) return json(200, { healthy: true });
        const found = findRoute(request.method, request.path);
        if (!found) return unknownRoute(request.method, request.path);
        const context = openContext(options, request, found.route.operation);
        return await found.route.handle(context, found.place);
      } catch (error) {
        const answer = errorAnswer(error);
        if (!answer) throw error;
        // Whoever left in the middle is no fault of the machine.
        if (machineFault(error) !== undefined && !request.signal.aborted)
          logger.error(
            { ref: request.ref, error: errorMessage(causeOf(error) ?? error) },
            'storage: not possible just now',
          );
        return answer;
      }
    },
  };
}

function isHealth(path: string): boolean {
  return path === '/status' || path === '/health' || path === '/version';
}

function unknownRoute(method: string, path: string): ServiceAnswer {
  const message = `Route ${method}:${path} not found`;
  return json(404, { statusCode: '404', error: 'Not Found', message, code: 'InvalidRequest' });
}
