import { useItem, useMutation } from '@portal/shared/client';
import {
  officeApplicants,
  officeDecideResultCorrection,
  officeOverview,
  officeResultCorrections,
} from '@portal/shared/contract/office';
import { officeList } from '../parts/table/officeList.tsx';
import { correctionColumns } from './columns.tsx';
import { confirmation, refusal } from './decisions.tsx';

/** /office/result-corrections: corrections of announced results that wait for a second employee. */
export default officeList({
  title: '결과 정정',
  caption: '정정 요청',
  lead: '이미 발표한 결과를 바꾸려는 요청입니다. 요청한 직원이 아닌 다른 직원이 확인해야 정정됩니다. 요청은 교육·시험의 신청자 화면이나 결과표에서 합니다.',
  useRows: (paging) => useItem(officeResultCorrections, paging),
  useColumns: () => {
    const deciding = useMutation(officeDecideResultCorrection, {
      quiet: true,
      invalidates: [officeResultCorrections, officeApplicants, officeOverview],
    });
    return correctionColumns({
      confirm: (row) => confirmation(row, deciding),
      refuse: (row) => refusal(row, deciding),
    });
  },
  keyOf: ({ correctionNo }) => correctionNo,
  empty: '확인을 기다리는 정정 요청이 없습니다.',
});
