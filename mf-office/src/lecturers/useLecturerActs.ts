import { useMutation } from '@portal/shared/client';
import {
  type LecturerAction,
  officeDecideLecturer,
  officeLecturers,
  officeOfferingChoices,
  officeShowLecturer,
} from '@portal/shared/contract/office';
import { formatPeriod, formatPhone } from '@portal/shared/format';
import { alert } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import type { LecturerActs } from './columns.tsx';
import type { Lecturer } from './lecturer.ts';

const detailsOf = ({ name, contractFrom, contractUntil }: Lecturer) => [
  { term: '강사', description: name },
  { term: '계약 기간', description: formatPeriod(contractFrom, contractUntil) },
];

const NOTES: Record<LecturerAction, string> = {
  endContract: '오늘이 계약의 마지막 날이 됩니다. 연락처와 계좌는 6개월 뒤에, 나머지는 5년 뒤에 저절로 지워집니다.',
  remove: '지우면 되돌릴 수 없습니다.',
};

/** Acts of the list of lecturers. */
export function useLecturerActs(): LecturerActs {
  const showing = useMutation(officeShowLecturer, { quiet: true });
  const deciding = useMutation(officeDecideLecturer, {
    quiet: true,
    invalidates: [officeLecturers, officeOfferingChoices],
  });
  return {
    show: (lecturer) =>
      void openDecision({
        title: '강사 연락처와 계좌 보기',
        details: detailsOf(lecturer),
        note: '누가 왜 보았는지 기록에 남습니다.',
        action: '보기',
        reasonLabel: '보는 사유',
        reasonMissing: '보는 사유를 입력해주세요.',
        send: async (reason) => {
          const { lecturerNo } = lecturer;
          const { phone, email, bank, account } = await showing.mutate({ lecturerNo, reason });
          await alert([formatPhone(phone), email, `${bank} ${account}`.trim()].filter(Boolean).join(', '));
        },
      }),
    decide: (lecturer, decision, actionName) =>
      void openDecision({
        title: `강사 ${actionName}`,
        details: detailsOf(lecturer),
        note: NOTES[decision],
        action: actionName,
        isDangerous: decision === 'remove',
        send: async (reason) => {
          await deciding.mutate({ lecturerNo: lecturer.lecturerNo, decision, reason });
          toast('처리했습니다.');
        },
      }),
  };
}
