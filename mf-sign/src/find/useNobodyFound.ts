import { useNavigate } from '@portal/shared/router';
import { findUserResult } from '../parts/questions/questions.ts';

/** Asks `findUserResult` and goes where its answer says: yes to joining, no to /main (spec §4). */
export function useNobodyFound() {
  const navigate = useNavigate();
  return async () => {
    await navigate((await findUserResult()) ? '/sign/up/step1' : '/main');
  };
}
