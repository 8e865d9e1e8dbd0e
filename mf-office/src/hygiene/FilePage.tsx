import { useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import {
  MAX_HYGIENE_FILE_BYTES,
  officeCheckHygieneFile,
  officeEnterHygieneFile,
  officeHygiene,
} from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import { CheckedFile } from '../parts/checkedFile/CheckedFile.tsx';
import { countOutcome } from '../parts/checkedFile/countOutcome.ts';
import { useCheckedFile } from '../parts/checkedFile/useCheckedFile.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { CheckedRows } from '../parts/table/CheckedRows.tsx';
import { LIST_PATH } from './states.ts';

/** /office/hygiene/file: imports a class room's completions, after a preview of what each row would do. */
export default function FilePage() {
  const checking = useMutation(officeCheckHygieneFile, { quiet: true });
  const entering = useMutation(officeEnterHygieneFile, { quiet: true, invalidates: [officeHygiene] });
  const file = useCheckedFile({
    maxBytes: MAX_HYGIENE_FILE_BYTES,
    needed: '수료증번호, 교육구분, 수료일, 이름, 생년월일, 휴대폰번호, 인허가번호',
    fields: {},
    check: checking.mutate,
    enter: entering.mutate,
    changed: NUMBERS.HYGIENE_FILE_CHANGED,
  });
  const entered = formatCount(countOutcome(file.checked, 'enter'));
  const refused = formatCount(countOutcome(file.checked, 'refused'));
  return (
    <OfficePage title="이수 파일 올리기">
      <CheckedFile
        file={file}
        label="이수 파일"
        lead={`${entered}건을 입력하고, ${refused}줄은 입력하지 않습니다.`}
        rows={({ rows }) => (
          <CheckedRows caption="이수 파일의 줄" subject={{ heading: '회원', of: ({ member }) => member }} rows={rows} />
        )}
        back={{ to: LIST_PATH, label: '위생교육 이수로 돌아가기' }}
        action={entered === '0' ? '' : `${entered}건 입력`}
        decision={{
          title: '위생교육 이수 입력',
          details: [
            { term: '파일', description: file.name },
            { term: '입력할 이수', description: <strong>{entered}건</strong> },
            { term: '입력하지 않을 줄', description: `${refused}줄` },
          ],
          action: `${entered}건 입력`,
          reasonLabel: '남길 말',
        }}
        entered={(count) => `${formatCount(count)}건을 입력했습니다.`}
      >
        <Callout tone="info" title="파일을 준비하는 방법">
          교육장에서 받은 파일을 &quot;CSV UTF-8&quot;로 저장합니다. 수료증번호, 교육구분(신규, 기존), 수료일, 이름,
          생년월일 열이 있어야 하고, 휴대폰번호나 인허가번호로 회원을 찾습니다. 같은 파일을 다시 올려도 두 번 입력되지
          않습니다. 아직 아무것도 입력되지 않습니다.
        </Callout>
      </CheckedFile>
    </OfficePage>
  );
}
