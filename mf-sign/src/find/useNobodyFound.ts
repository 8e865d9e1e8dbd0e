import { useNavigate } from '@portal/shared/router';
import { confirmJoin } from '../parts/confirmations.ts';
import { useWayBack } from '../parts/returnPath.ts';

/** Asks whether to join, since no member was found: yes leads to joining, no to /main. */
export function useNobodyFound() {
  const navigate = useNavigate();
  const { state } = useWayBack();
  return async () => {
    if (await confirmJoin()) await navigate('/sign/up/step1', { state });
    else await navigate('/main');
  };
}
