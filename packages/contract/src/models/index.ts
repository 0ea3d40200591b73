export { modelsEndpoints } from './endpoints.ts';
export {
  ChatModel,
  ConnectProviderBody,
  KeyProviderId,
  ModelProvider,
  ModelServer,
  ModelServerBody,
  ModelProviderId,
} from './schemas.ts';
