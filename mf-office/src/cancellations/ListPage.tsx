import { useItem, useMutation } from '@portal/shared/client';
import { officeCancellations, officeDecideCancellation, officeOverview } from '@portal/shared/contract/office';
import { officeList } from '../parts/table/officeList.tsx';
import { cancellationColumns } from './columns.tsx';
import { approval, rejection } from './decisions.tsx';

/** /office/cancellations: cancellation requests that await a decision. */
export default officeList({
  title: '취소 요청',
  lead: '오래 기다린 요청부터 보입니다. 승인하면 자리가 비고 환불이 나가며, 반려하면 신청이 그대로 유지됩니다.',
  useRows: (paging) => useItem(officeCancellations, paging),
  useColumns: () => {
    const deciding = useMutation(officeDecideCancellation, {
      quiet: true,
      invalidates: [officeCancellations, officeOverview],
    });
    return cancellationColumns({
      approve: (request) => approval(request, deciding),
      reject: (request) => rejection(request, deciding),
    });
  },
  // Several seats of one group may wait.
  keyOf: ({ userExaminationNo, seatNo }) => (seatNo ? -seatNo : userExaminationNo),
  empty: '기다리는 취소 요청이 없습니다.',
});
