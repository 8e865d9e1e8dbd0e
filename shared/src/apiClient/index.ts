export { CallError, type CallFailure } from '../client/callError.ts';
export {
  createClient,
  type ApiClient,
  type ApiResponse,
  type ClientOptions,
  type RequestOptions,
} from './createClient.ts';
