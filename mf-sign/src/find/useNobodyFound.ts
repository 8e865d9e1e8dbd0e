import { useNavigate } from '@portal/shared/router';
import { confirmJoin } from '../parts/confirmations.ts';

/** Asks whether to join, since no member was found: yes leads to joining, no to /main. */
export function useNobodyFound() {
  const navigate = useNavigate();
  return async () => {
    await navigate((await confirmJoin()) ? '/sign/up/step1' : '/main');
  };
}
