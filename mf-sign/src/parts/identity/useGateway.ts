import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { identityStart, type AuthType, type IdentityPurpose } from '@portal/shared/contract/auth';
import { leaveTo } from '@portal/shared/router';

/** Opens the identity service, which returns to a path of this site with the number of the check. */
export function useGateway(returnPath: string, purpose: IdentityPurpose) {
  const start = useMutation(identityStart);
  const [leaving, setLeaving] = useState(false);
  return {
    isLeaving: start.isPending || leaving,
    async leave(authType: AuthType) {
      try {
        const { url } = await start.mutate({ authType, returnPath, purpose });
        setLeaving(true);
        leaveTo(url);
      } catch (error) {
        // The client has shown its message.
        if (!(error instanceof CallError)) throw error;
      }
    },
  };
}
