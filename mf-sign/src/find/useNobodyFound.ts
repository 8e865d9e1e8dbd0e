import { useNavigate } from '@portal/shared/router';
import { confirmJoin } from '../parts/confirmations.ts';
import { useWayBack } from '../parts/returnPath.ts';

/** Offers to join after no member was found: yes opens the sign-up, no /main (findUserResult). */
export function useNobodyFound(ask: () => Promise<boolean> = confirmJoin) {
  const navigate = useNavigate();
  const { state } = useWayBack();
  return async () => {
    if (await ask()) await navigate('/sign/up/step1', { state });
    else await navigate('/main');
  };
}
