import { useMutation } from '@portal/shared/client';
import type { Call } from '@portal/shared/contract';
import type { patchIntEduCancel, patchIntExamCancel } from '@portal/shared/contract/manager';

type CancelOfEither = typeof patchIntEduCancel | typeof patchIntExamCancel;

/** The call that cancels; both kinds take the same form. */
export const useCancel = (call: CancelOfEither, refreshes: readonly Call[]) =>
  useMutation<typeof patchIntEduCancel>(call, { invalidates: refreshes });
export type CancelCall = ReturnType<typeof useCancel>;
