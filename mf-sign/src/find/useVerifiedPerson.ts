import { useCallback, useState } from 'react';
import { CallError } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { useStoredState } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { useSearchParams } from '@portal/shared/router';
import { VERIFICATION_MESSAGES } from '@portal/shared/rules';
import { confirmJoinWithPhone } from '../parts/confirmations.ts';
import { findProgress } from '../parts/findProgress.ts';
import { IDENTITY_PARAM, useIdentityResult } from '../parts/identity/useIdentityResult.ts';
import { usePhoneVerification, type Person } from '../parts/phoneVerification/usePhoneVerification.ts';
import { useWayBack } from '../parts/returnPath.ts';
import { useNobodyFound } from './useNobodyFound.ts';

/** Who looks for an id or a password: name and phone, which are verified, and what is typed of them in this tab. */
export function useVerifiedPerson(purpose: 'findId' | 'findPw') {
  const nobodyFound = useNobodyFound();
  const verification = usePhoneVerification(purpose, useNobodyFound(confirmJoinWithPhone));
  const [progress, changeProgress] = useStoredState(findProgress);
  const [person, setPerson] = useState<Person | null>(null);
  const [search, setSearch] = useSearchParams();
  const { isChecking } = useIdentityResult(search.get(IDENTITY_PARAM));
  const { state } = useWayBack();
  const keepTyped = useCallback((typed: Person) => changeProgress(typed), [changeProgress]);

  /** Asks for the person who was verified. Whoever is not verified yet, or is not known, is told so. */
  const askFor = async (ask: (verified: Person) => Promise<void>) => {
    if (!person) {
      await alert(VERIFICATION_MESSAGES.notVerified);
      return;
    }
    try {
      await ask(person);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === NUMBERS.ID_UNKNOWN || error.code === NUMBERS.PHONE_UNKNOWN) {
        await nobodyFound();
        return;
      }
      await alert(error.message);
      if (error.code === NUMBERS.PHONE_NOT_VERIFIED) {
        setPerson(null);
        verification.startOver();
        // A check that the visitor came back from would say again that all is done.
        setSearch({}, { replace: true, state });
      }
    }
  };

  /** What `PhoneVerification` takes. */
  const phone = { verification, initial: progress, onTyped: keepTyped, onVerified: setPerson };
  return { progress, changeProgress, askFor, phone, setPerson, isChecking: isChecking && !person };
}
