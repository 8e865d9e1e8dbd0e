import { useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import {
  MAX_BILL_FILE_BYTES,
  officeBills,
  officeCheckBillFile,
  officeEnterBillFile,
} from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import { CheckedFile } from '../parts/checkedFile/CheckedFile.tsx';
import { countOutcome } from '../parts/checkedFile/countOutcome.ts';
import { useCheckedFile } from '../parts/checkedFile/useCheckedFile.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { CheckedRows } from '../parts/table/CheckedRows.tsx';
import { LIST_PATH } from './bill.ts';

/**
 * /office/bills/file: imports approval numbers from the tax office's list, after a preview of what each row would do.
 */
export default function FilePage() {
  const checking = useMutation(officeCheckBillFile, { quiet: true });
  const entering = useMutation(officeEnterBillFile, { quiet: true, invalidates: [officeBills] });
  const file = useCheckedFile({
    maxBytes: MAX_BILL_FILE_BYTES,
    needed: '승인번호, 비고',
    fields: {},
    check: checking.mutate,
    enter: entering.mutate,
    changed: NUMBERS.BILL_FILE_CHANGED,
  });
  const entered = formatCount(countOutcome(file.checked, 'enter'));
  const refused = formatCount(countOutcome(file.checked, 'refused'));
  return (
    <OfficePage title="승인번호 파일 올리기">
      <CheckedFile
        file={file}
        label="승인번호 파일"
        lead={`${entered}건을 발급으로 적고, ${refused}줄은 적지 않습니다.`}
        rows={({ rows }) => (
          <CheckedRows caption="파일의 줄" subject={{ heading: '받는 곳', of: ({ bill }) => bill }} rows={rows} />
        )}
        back={{ to: LIST_PATH, label: '계산서로 돌아가기' }}
        action={entered === '0' ? '' : `${entered}건 적기`}
        decision={{
          title: '승인번호 입력',
          details: [
            { term: '파일', description: file.name },
            { term: '발급으로 적을 계산서', description: <strong>{entered}건</strong> },
            { term: '적지 않을 줄', description: `${refused}줄` },
          ],
          action: `${entered}건 적기`,
          reasonLabel: '남길 말',
        }}
        entered={(count) => `${formatCount(count)}건을 발급으로 적었습니다.`}
      >
        <Callout tone="info" title="파일을 준비하는 방법">
          홈택스에서 발급한 계산서 목록을 내려받아 &quot;CSV UTF-8&quot;로 저장합니다. &apos;승인번호&apos; 열과
          &apos;비고&apos; 열이 있어야 하고, 비고의 &apos;관리번호&apos;로 계산서를 찾습니다. &apos;공급가액&apos;과
          &apos;작성일자&apos; 열이 있으면 함께 맞춰 봅니다. 아직 아무것도 적히지 않습니다.
        </Callout>
      </CheckedFile>
    </OfficePage>
  );
}
