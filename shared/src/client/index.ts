export { CallError, type CallFailure } from './callError.ts';
export { configureClient, type ClientEnvironment } from './environment.ts';
export { downloadAddress, pictureAddress } from './fileAddress.ts';
export { useFile, type FileQuery } from './files.ts';
export { useLoadingVisible } from './loading.ts';
export { ClientProvider, createAnswers } from './provider.tsx';
export {
  useChange,
  useItem,
  useList,
  type Change,
  type ChangeOptions,
  type ItemOptions,
  type ItemQuery,
} from './queries.ts';
export { newIdempotencyKey, request, send, type Answer, type SendOptions } from './send.ts';
