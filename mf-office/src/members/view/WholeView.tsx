import type { CallEntity } from '@portal/shared/contract';
import type { officeMember } from '@portal/shared/contract/office';
import { formatBirth, formatDateTime, formatPhone } from '@portal/shared/format';
import { Callout, DescriptionList, UnbrokenNumbers } from '@portal/shared/ui';
import {
  applicationColumns,
  certificateColumns,
  importedColumns,
  noticeColumns,
  paymentColumns,
  sessionColumns,
} from './historyColumns.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import type { Whole } from './useWholeView.ts';

interface WholeViewProps {
  whole: Whole;
  /** The member as shown on the page: lists shown there are not repeated. */
  member: Pick<CallEntity<typeof officeMember>, 'applications' | 'payments' | 'certificates' | 'imported'>;
}

/** Full data of a member, with the member's records. */
export function WholeView({ whole, member }: WholeViewProps) {
  return (
    <>
      <Callout tone="warning">
        {formatDateTime(whole.until)}까지 보입니다. 이 화면을 떠나면 다시 가려집니다. 아래 목록은 최근 20건까지입니다.
      </Callout>
      <DescriptionList items={personOf(whole)} />
      {!member.applications && (
        <HistoryTable
          title="신청"
          none="신청이 없습니다."
          columns={applicationColumns(false)}
          rows={whole.applications}
          keyOf={(row) => row.userExaminationNo}
        />
      )}
      {!member.payments && (
        <HistoryTable
          title="결제"
          none="결제가 없습니다."
          columns={paymentColumns(false)}
          rows={whole.payments}
          keyOf={(row) => row.paymentNo}
        />
      )}
      {!member.certificates && (
        <HistoryTable
          title="자격증"
          none="자격증이 없습니다."
          columns={certificateColumns(false)}
          rows={whole.certificates}
          keyOf={(row) => row.certificateNo}
        />
      )}
      {!member.imported && whole.imported && whole.imported.length > 0 && (
        <HistoryTable
          title="이전 홈페이지의 신청"
          none=""
          columns={importedColumns}
          rows={whole.imported}
          keyOf={(row) => row.importedApplicationNo}
        />
      )}
      <HistoryTable
        title="접속"
        none="접속 기록이 없습니다."
        columns={sessionColumns}
        rows={whole.sessions}
        keyOf={(row) => row.sessionNo}
      />
      <HistoryTable
        title="보낸 알림"
        none="보낸 알림이 없습니다."
        columns={noticeColumns}
        rows={whole.notices}
        keyOf={(row) => row.noticeNo}
      />
    </>
  );
}

const personOf = (whole: Whole) => [
  { term: '이름', description: whole.name || '없음' },
  { term: '아이디', description: whole.userId || '없음' },
  { term: '휴대폰', description: <UnbrokenNumbers>{formatPhone(whole.userPhone) || '없음'}</UnbrokenNumbers> },
  { term: '이메일', description: whole.email || '없음' },
  { term: '생년월일', description: formatBirth(whole.userBirth) || '없음' },
  {
    term: '주소',
    description: [whole.postCode, whole.userAddress, whole.userAddress2].filter(Boolean).join(' ') || '없음',
  },
  { term: '업소', description: whole.businessName || '없음' },
  { term: '마케팅 수신', description: whole.agreeMarketing ? '동의' : '동의 안 함' },
];
