import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { userDuplicateValidCheck } from '@portal/shared/contract/user';
import { useNavigate } from '@portal/shared/router';
import { confirmFindId, confirmSignIn } from '../../parts/confirmations.ts';
import { useWayBack } from '../../parts/returnPath.ts';
import type { VerifiedPerson } from '../steps/progress.ts';

/**
 * Accepts a verified person, unless they are a member already.
 * @returns a function that resolves with true if the person may join.
 */
export function useAcceptPerson(onAccepted: (person: VerifiedPerson) => void) {
  const navigate = useNavigate();
  const { state } = useWayBack();
  const check = useMutation(userDuplicateValidCheck, { quiet: true });
  return async (person: VerifiedPerson): Promise<boolean> => {
    try {
      await check.mutate({ name: person.name, userPhone: person.userPhone });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === NUMBERS.ALREADY_MEMBER) {
        if (await confirmSignIn()) await navigate('/sign/in', { state });
        return false;
      }
      if (error.code === NUMBERS.PERSON_HAS_ACCOUNT) {
        if (await confirmFindId()) await navigate('/sign/find/id', { state });
        return false;
      }
      // Joining checks again, so a failed lookup does not stop the visitor.
    }
    onAccepted(person);
    return true;
  };
}
