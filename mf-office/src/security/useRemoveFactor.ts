import { useMutation } from '@portal/shared/client';
import { officeFactors, officeRemoveFactor } from '@portal/shared/contract/office';
import { confirm } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';
import type { Factor } from './columns.tsx';

/** Returns a function that removes an own factor after a question. */
export function useRemoveFactor(): (factor: Factor) => void {
  const removing = useMutation(officeRemoveFactor, { invalidates: [officeFactors] });
  const remove = async ({ factorNo, label }: Factor) => {
    if (!(await confirm(`‘${label}’을(를) 지우시겠습니까? 그 기기로는 더 확인할 수 없습니다.`))) return;
    await removing.mutate({ factorNo });
    toast('인증 수단을 지웠습니다.');
  };
  return (factor) => void remove(factor).catch(() => undefined);
}
