import { useMutation } from '@portal/shared/client';
import { officeFactors, officeRemoveFactor } from '@portal/shared/contract/office';
import { confirm } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';
import type { Factor } from './columns.tsx';

/** Returns a function that removes an own app after a question. */
export function useRemoveFactor(): (factor: Factor) => void {
  const removing = useMutation(officeRemoveFactor, { invalidates: [officeFactors] });
  const remove = async ({ factorNo, label }: Factor) => {
    if (!(await confirm(`‘${label}’의 인증 앱을 지우시겠습니까? 그 기기의 인증번호는 더 쓸 수 없습니다.`))) return;
    await removing.mutate({ factorNo });
    toast('인증 앱을 지웠습니다.');
  };
  return (factor) => void remove(factor).catch(() => undefined);
}
