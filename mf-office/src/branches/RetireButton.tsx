import { useMutation } from '@portal/shared/client';
import { getListBranch } from '@portal/shared/contract/branch';
import { officeBranch, officeBranches, officeMembers, officeRetireBranch } from '@portal/shared/contract/office';
import { Button, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import type { BranchDetail } from './branch.ts';

/** Ends the use of a branch, or reopens it. */
export function RetireButton({ branch }: { branch: BranchDetail }) {
  const { branchNo, name, state, members } = branch;
  const retiring = useMutation(officeRetireBranch, {
    quiet: true,
    invalidates: [officeBranches, officeBranch, getListBranch, officeMembers],
  });
  const isInUse = state === 'inUse';
  const decide = () =>
    void openDecision({
      title: isInUse ? '운영 끝내기' : '다시 운영하기',
      details: [
        { term: '이름', description: name },
        { term: '회원', description: `${members.toLocaleString('ko')}명` },
      ],
      note: isInUse
        ? '회원은 더 넓은 지역을 맡은 지회로 옮겨지고, 지회 안내에서 빠집니다.'
        : '맡은 지역에 업소가 있는 회원이 다시 이곳에 속합니다.',
      action: isInUse ? '끝내기' : '다시 운영하기',
      isDangerous: isInUse,
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        await retiring.mutate({ branchNo, act: isInUse ? 'retire' : 'reopen', reason });
        toast(isInUse ? '운영을 끝냈습니다.' : '다시 운영합니다.');
      },
    });
  return (
    <Button variant={isInUse ? 'danger' : 'secondary'} onClick={decide}>
      {isInUse ? '운영 끝내기' : '다시 운영하기'}
    </Button>
  );
}
