/** The one door to all clouds. */
export { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
export type { GatewayErrorCode } from './errors.ts';
export {
  SERVICE_NAMES,
  type CloudService,
  type CloudSource,
  type GatewayExchange,
  type ServedCloud,
  type ServiceAnswer,
  type ServiceName,
  type ServiceRequest,
} from './ports.ts';
