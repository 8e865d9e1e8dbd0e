import { useMutation } from '@portal/shared/client';
import { patchIntGroupSeat } from '@portal/shared/contract/manager';
import { openDialog } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';
import { GROUP_CALLS } from '../../calls.ts';
import type { Group, Seat } from '../../group.ts';

/** The person is only recorded, invited for the first time, or replaces another one. */
export type Naming = 'name' | 'invite' | 'replace';

const DONE: Record<Naming, string> = {
  name: '이름과 휴대폰 번호를 고쳤습니다.',
  invite: '초대 문자를 보냅니다.',
  replace: '다른 분으로 바꾸고 초대 문자를 보냅니다.',
};

/** Names the person of a seat, in a dialog with the consequences. */
export function useNamingSeat({ acceptUntil }: Pick<Group, 'acceptUntil'>) {
  const save = useMutation(patchIntGroupSeat, { invalidates: GROUP_CALLS, quiet: true });
  return async (seat: Seat, naming: Naming) => {
    const isSaved = await openDialog(() => import('./SeatDialog.tsx'), { seat, naming, acceptUntil, save });
    if (isSaved) toast(DONE[naming]);
  };
}
