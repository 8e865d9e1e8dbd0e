import { useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import {
  MAX_ROSTER_FILE_BYTES,
  officeCheckRosterFile,
  officeEnterRosterFile,
  officeOverview,
  officeRoster,
  officeRosterBatches,
} from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import { CheckedFile } from '../parts/checkedFile/CheckedFile.tsx';
import { countOutcome } from '../parts/checkedFile/countOutcome.ts';
import { useCheckedFile } from '../parts/checkedFile/useCheckedFile.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { CheckedRows } from '../parts/table/CheckedRows.tsx';
import { LIST_PATH } from './roster.ts';

/** /office/roster/outcomes: imports the regulator's outcomes from a file, after a preview of what each row would do. */
export default function OutcomesPage() {
  const checking = useMutation(officeCheckRosterFile, { quiet: true });
  const entering = useMutation(officeEnterRosterFile, {
    quiet: true,
    invalidates: [officeRoster, officeRosterBatches, officeOverview],
  });
  const file = useCheckedFile({
    maxBytes: MAX_ROSTER_FILE_BYTES,
    needed: '관리번호, 결과, 사유',
    fields: {},
    check: checking.mutate,
    enter: entering.mutate,
    changed: NUMBERS.ROSTER_FILE_CHANGED,
  });
  const entered = formatCount(countOutcome(file.checked, 'enter'));
  const refused = formatCount(countOutcome(file.checked, 'refused'));
  return (
    <OfficePage title="등록 결과 올리기">
      <CheckedFile
        file={file}
        label="결과 파일"
        lead={`${entered}명의 결과를 입력하고, ${refused}줄은 입력하지 않습니다.`}
        rows={({ rows }) => (
          <CheckedRows caption="결과 파일의 줄" subject={{ heading: '회원', of: ({ member }) => member }} rows={rows} />
        )}
        back={{ to: LIST_PATH, label: '위생교육 명단으로 돌아가기' }}
        action={entered === '0' ? '' : `${entered}명의 결과 입력`}
        decision={{
          title: '등록 결과 입력',
          details: [
            { term: '파일', description: file.name },
            { term: '입력할 회원', description: <strong>{entered}명</strong> },
            { term: '입력하지 않을 줄', description: `${refused}줄` },
          ],
          note: <p>등록된 회원과 반려된 회원에게 문자로 알립니다. 밤에는 보내지 않고 아침에 보냅니다.</p>,
          action: `${entered}명 입력`,
          reasonLabel: '남길 말',
        }}
        entered={(count) => `${formatCount(count)}명의 결과를 입력했습니다.`}
      >
        <Callout tone="info" title="파일을 준비하는 방법">
          받으신 명단의 &apos;결과&apos; 열에 등록 또는 반려를, 반려이면 &apos;사유&apos; 열에 회원이 읽을 사유를
          적어주세요. 엑셀에서는 &quot;CSV UTF-8&quot;로 저장합니다. 아직 아무것도 입력되지 않습니다.
        </Callout>
      </CheckedFile>
    </OfficePage>
  );
}
