import { useItem } from '@portal/shared/client';
import { identityState } from '@portal/shared/contract/auth';

/** Query parameter with which the identity service redirects back. */
export const IDENTITY_PARAM = 'identity';

const isPending = (data: unknown) => (data as { status?: string } | undefined)?.status === 'PENDING';

/**
 * Result of the check from which the visitor has returned, polled until it is final. @param identity null: no check.
 */
export function useIdentityResult(identity: string | null) {
  const { data, isLoading, error } = useItem(identityState, identity === null ? null : { identity }, {
    pollWhile: isPending,
    background: true,
  });
  return {
    data,
    error,
    /** Buttons that need the result have to wait for it. */
    isChecking: isPending(data) || (isLoading && !error),
  };
}
