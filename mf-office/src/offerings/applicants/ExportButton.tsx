import { useMutation } from '@portal/shared/client';
import { officeExportApplicants, type OfferingKind } from '@portal/shared/contract/office';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@portal/shared/contract/statuses';
import { Button, Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import { download } from '../../parts/files/download.ts';

interface ExportButtonProps {
  kind: OfferingKind;
  offeringNo: number;
  /** Keyword of the search; only applicants that match it are exported. */
  keyword: string;
  /** State filter; undefined for all. */
  status: ApplicationStatus | undefined;
}

/** Exports the applicants that match the search as CSV. The file holds personal data, so a purpose is required. */
export function ExportButton({ kind, offeringNo, keyword, status }: ExportButtonProps) {
  const exporting = useMutation(officeExportApplicants, { quiet: true });
  const ask = () =>
    void openDecision({
      title: '신청자 CSV 내려받기',
      details: [
        { term: '대상', description: whom(keyword, status) },
        {
          term: '들어 있는 정보',
          description: '이름, 생년월일, 휴대폰번호, 신청 상태, 결제 금액, 요청 사항, 편의 제공 여부',
        },
      ],
      note: (
        <Callout tone="warning">
          개인정보가 든 파일입니다. 쓰고 나면 지워주세요. 누가 언제 왜 받았는지 기록됩니다.
        </Callout>
      ),
      action: '내려받기',
      reasonLabel: '쓰는 곳',
      reasonMissing: '어디에 쓰는지 입력해주세요.',
      send: async (reason) => {
        const { fileName, table } = await exporting.mutate({
          kind,
          offeringNo,
          reason,
          ...(keyword && { keyword }),
          ...(status && { status }),
        });
        download(fileName, table);
        toast('신청자 표를 내려받았습니다.');
      },
    });
  return (
    <Button variant="secondary" onClick={ask}>
      CSV 내려받기
    </Button>
  );
}

/** `모든 신청자, 신청완료 상태만`. */
function whom(keyword: string, status: ApplicationStatus | undefined): string {
  const found = keyword ? `검색어 '${keyword}'의 신청자` : '모든 신청자';
  return status ? `${found}, ${APPLICATION_STATUS_NAMES[status]} 상태만` : found;
}
