// In TanStack Query's words (`useMutation`, `mutate`, `invalidates`, `isPending`). Its own hooks in pages would need
// each page to know keys, csrf, idempotency keys and the catalogue of errors.
export { CallError } from './callError.ts';
export { configureClient, type AskOptions, type ClientEnvironment } from './environment.ts';
export { downloadUrl, pictureUrl } from './fileUrl.ts';
export { useFetchFile, useFile } from './files.ts';
export { useLoading, useUploading } from './loading.ts';
export { loadHttp } from './loadHttp.ts';
export { ClientProvider, createQueryClient } from './provider.tsx';
export {
  useFetchItem,
  useMutation,
  useItem,
  useList,
  type Mutation,
  type ItemOptions,
  type ItemQuery,
} from './queries.ts';
export { hydrateQueries, type DehydratedQueries } from './serverAnswers.ts';
export { fillSlots, Slot } from './Slot.tsx';
export { useItemNumber } from './useItemNumber.ts';
export { useCountedView } from './useCountedView.ts';
export { request, send } from './send.ts';
export { onStepUp } from './stepUp.ts';
