import { CallError, useMutation } from '@portal/shared/client';
import { CODES } from '@portal/shared/contract/codes';
import { userDuplicateValidCheck } from '@portal/shared/contract/user';
import { confirm } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import type { ProvedPerson } from '../progress.ts';

/**
 * Takes a proved person into the flow unless they are a member already.
 * @returns a function that answers whether the person may join.
 */
export function useAcceptPerson(onAccepted: (person: ProvedPerson) => void) {
  const navigate = useNavigate();
  const check = useMutation(userDuplicateValidCheck, { quiet: true });
  return async (person: ProvedPerson): Promise<boolean> => {
    try {
      await check.mutate({ name: person.name, userPhone: person.userPhone });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.is('ALREADY_MEMBER')) {
        const goes = await confirm(`${CODES.ALREADY_MEMBER.message} 로그인하시겠습니까?`, { yes: '예', no: '아니오' });
        if (goes) await navigate('/sign/in');
        return false;
      }
      // Joining asks once more; a look-up that fails now need not stop the visitor.
    }
    onAccepted(person);
    return true;
  };
}
