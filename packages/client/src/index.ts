export {
  createApi,
  createCaller,
  type Api,
  type ApiOptions,
  type CallArgs,
  type Caller,
  type CallOptions,
  type Calls,
  type FetchLike,
} from './http/create-api.ts';
export { ApiProblem, ApiUnreachable, type UnreachableReason } from './http/problems.ts';
export type { LiveStatus, SocketLike, Timers } from './live/connection.ts';
export {
  createLiveClient,
  type LiveClient,
  type LiveClientOptions,
  type SeqStorage,
  type TopicHandlers,
} from './live/create-live-client.ts';
export type { LiveEvent } from './live/live-state.ts';
