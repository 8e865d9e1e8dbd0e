export { CallError, type CallFailure } from './callError.ts';
export { configureClient, type ClientEnvironment } from './environment.ts';
export { downloadUrl, pictureUrl } from './fileUrl.ts';
export { useFile, type FileQuery } from './files.ts';
export { useLoadingVisible } from './loading.ts';
export { ClientProvider, createQueryClient } from './provider.tsx';
export {
  useMutation,
  useItem,
  useList,
  type Mutation,
  type MutationOptions,
  type ItemOptions,
  type ItemQuery,
} from './queries.ts';
export { newIdempotencyKey, request, send, type CallResponse, type SendOptions } from './send.ts';
