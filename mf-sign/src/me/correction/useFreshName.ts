import { useEffect } from 'react';
import { readSession, startSession } from '@portal/shared/session';

/** Takes a name that was corrected since the login into this browser's session, so that the header says it too. */
export function useFreshName(name: string | undefined): void {
  useEffect(() => {
    const session = readSession();
    if (!session || !name || session.user.name === name) return;
    startSession({ ...session, user: { ...session.user, name } });
  }, [name]);
}
