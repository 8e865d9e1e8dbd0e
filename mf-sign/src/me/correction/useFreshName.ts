import { useEffect } from 'react';
import { readSession, startSession } from '@portal/shared/session';

/** Updates the session with a name corrected since the login, so that the header shows it too. */
export function useFreshName(name: string | undefined): void {
  useEffect(() => {
    const session = readSession();
    if (!session || !name || session.user.name === name) return;
    startSession({ ...session, user: { ...session.user, name } });
  }, [name]);
}
