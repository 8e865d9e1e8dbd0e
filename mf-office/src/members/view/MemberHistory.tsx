import type { CallEntity } from '@portal/shared/contract';
import type { officeMember } from '@portal/shared/contract/office';
import { useOverview } from '../../parts/overview/useOverview.ts';
import {
  applicationColumns,
  certificateColumns,
  importedColumns,
  paymentColumns,
  refundColumns,
} from './historyColumns.tsx';
import { HistoryTable } from './HistoryTable.tsx';

type MemberHistoryProps = Pick<
  CallEntity<typeof officeMember>,
  'applications' | 'payments' | 'refunds' | 'certificates' | 'imported'
>;

/** A member's records in the employee's area of work, each linked to its page. */
export function MemberHistory({ applications, payments, refunds, certificates, imported = [] }: MemberHistoryProps) {
  // Certificates and reports of days are national.
  const { data } = useOverview();
  const isNational = data !== undefined && !data.branch;
  return (
    <>
      {applications && (
        <HistoryTable
          title="신청"
          none="신청이 없습니다."
          columns={applicationColumns(true)}
          rows={applications}
          keyOf={(row) => row.userExaminationNo}
        />
      )}
      {payments && (
        <HistoryTable
          title="결제"
          none="결제가 없습니다."
          columns={paymentColumns(isNational)}
          rows={payments}
          keyOf={(row) => row.paymentNo}
        />
      )}
      {refunds && (
        <HistoryTable
          title="환불"
          none="환불이 없습니다."
          columns={refundColumns(isNational)}
          rows={refunds}
          keyOf={(row) => row.refundNo}
        />
      )}
      {certificates && (
        <HistoryTable
          title="자격증"
          none="자격증이 없습니다."
          columns={certificateColumns(isNational)}
          rows={certificates}
          keyOf={(row) => row.certificateNo}
        />
      )}
      {imported.length > 0 && (
        <HistoryTable
          title="이전 홈페이지의 신청"
          none=""
          columns={importedColumns}
          rows={imported}
          keyOf={(row) => row.importedApplicationNo}
        />
      )}
    </>
  );
}
