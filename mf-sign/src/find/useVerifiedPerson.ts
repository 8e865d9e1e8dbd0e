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

/** State of a visitor who looks for an id or a password: verified name and phone, and the typed values in this tab. */
export function useVerifiedPerson(purpose: 'findId' | 'findPw') {
  const nobodyFound = useNobodyFound();
  const verification = usePhoneVerification(purpose, useNobodyFound(confirmJoinWithPhone));
  const [progress, changeProgress] = useStoredState(findProgress);
  const [person, setPerson] = useState<Person | null>(null);
  const [search, setSearch] = useSearchParams();
  const { isChecking } = useIdentityResult(search.get(IDENTITY_PARAM));
  const { state } = useWayBack();
  const keepTyped = useCallback((typed: Person) => changeProgress(typed), [changeProgress]);

  /** Runs a request for the verified person, and shows a message for an unverified or unknown one. */
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
        // The result of a finished check would be shown as verified again.
        setSearch({}, { replace: true, state });
      }
    }
  };

  /** Props of `PhoneVerification`. */
  const phone = { verification, initial: progress, onTyped: keepTyped, onVerified: setPerson };
  return { progress, changeProgress, askFor, phone, setPerson, isChecking: isChecking && !person };
}
