import { formatBirth, formatDateTime, formatPhone } from '@portal/shared/format';
import { Callout, DescriptionList, Section } from '@portal/shared/ui';
import { useOverview } from '../../parts/overview/useOverview.ts';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';
import {
  applicationColumns,
  certificateColumns,
  noticeColumns,
  paymentColumns,
  sessionColumns,
} from './matterColumns.tsx';
import type { Whole } from './useWholeView.ts';

/** The whole of a member, with what the member has going on. */
export function WholeView({ whole }: { whole: Whole }) {
  const permissions = useOverview().data?.permissions ?? [];
  return (
    <>
      <Callout tone="warning">
        {formatDateTime(whole.until)}까지 보입니다. 이 화면을 떠나면 다시 가려집니다. 아래 목록은 최근 20건까지입니다.
      </Callout>
      <DescriptionList items={personOf(whole)} />
      <Section title="신청">
        <OfficeTable
          caption="신청"
          columns={applicationColumns(permissions.includes('qualification'))}
          rows={whole.applications}
          keyOf={(row) => row.userExaminationNo}
        />
        {whole.applications.length === 0 && <p>신청이 없습니다.</p>}
      </Section>
      <Section title="결제">
        <OfficeTable
          caption="결제"
          columns={paymentColumns(permissions.includes('money'))}
          rows={whole.payments}
          keyOf={(row) => row.paymentNo}
        />
        {whole.payments.length === 0 && <p>결제가 없습니다.</p>}
      </Section>
      <Section title="자격증">
        <OfficeTable
          caption="자격증"
          columns={certificateColumns}
          rows={whole.certificates}
          keyOf={(row) => row.certificateNo}
        />
        {whole.certificates.length === 0 && <p>자격증이 없습니다.</p>}
      </Section>
      <Section title="접속">
        <OfficeTable caption="접속" columns={sessionColumns} rows={whole.sessions} keyOf={(row) => row.sessionNo} />
        {whole.sessions.length === 0 && <p>접속 기록이 없습니다.</p>}
      </Section>
      <Section title="보낸 알림">
        <OfficeTable caption="보낸 알림" columns={noticeColumns} rows={whole.notices} keyOf={(row) => row.noticeNo} />
        {whole.notices.length === 0 && <p>보낸 알림이 없습니다.</p>}
      </Section>
    </>
  );
}

const personOf = (whole: Whole) => [
  { term: '이름', description: whole.name || '없음' },
  { term: '아이디', description: whole.userId || '없음' },
  { term: '휴대폰', description: formatPhone(whole.userPhone) || '없음' },
  { term: '이메일', description: whole.email || '없음' },
  { term: '생년월일', description: formatBirth(whole.userBirth) || '없음' },
  {
    term: '주소',
    description: [whole.postCode, whole.userAddress, whole.userAddress2].filter(Boolean).join(' ') || '없음',
  },
  { term: '업소', description: whole.businessName || '없음' },
  { term: '마케팅 수신', description: whole.agreeMarketing ? '동의' : '동의 안 함' },
];
