import { useItem } from '@portal/shared/client';
import { identityState } from '@portal/shared/contract/auth';

/** The query parameter with which the identity service sends a visitor back. */
export const IDENTITY_PARAM = 'identity';

const isPending = (data: unknown) => (data as { status?: string } | undefined)?.status === 'PENDING';

/** How the check ended that the visitor came back from, asked until it is decided. @param identity null: none. */
export function useIdentityResult(identity: string | null) {
  const { data, isLoading, error } = useItem(identityState, identity === null ? null : { identity }, {
    pollWhile: isPending,
    background: true,
  });
  return {
    data,
    error,
    /** Whoever presses a button that needs the result has to wait for it. */
    isChecking: isPending(data) || (isLoading && !error),
  };
}
