export {
  callsOf,
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
