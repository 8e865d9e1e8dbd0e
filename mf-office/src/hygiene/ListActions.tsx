import { useMutation } from '@portal/shared/client';
import { HYGIENE_STATE_NAMES } from '@portal/shared/contract/hygiene';
import { officeExportHygiene } from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { useSearchParams } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { download } from '../parts/files/download.ts';
import { NationalOnly } from '../parts/overview/NationalOnly.tsx';
import { FILE_PATH, STATES } from './states.ts';

/** Entering a class room's file, and exporting the members of the shown state as CSV for a stated reason. */
export function ListActions() {
  const [params] = useSearchParams();
  const state = STATES.wordOf(params.get('state'));
  const exporting = useMutation(officeExportHygiene, { quiet: true });
  const ask = () =>
    void openDecision({
      title: '위생교육 현황 내려받기',
      details: [
        { term: '대상', description: HYGIENE_STATE_NAMES[state] },
        { term: '들어 있는 정보', description: '이름, 휴대폰번호, 업소명, 인허가번호, 소재지, 마지막 수료일' },
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
        const { fileName, table, members } = await exporting.mutate({ state, reason });
        download(fileName, table);
        toast(`${formatCount(members)}명의 현황을 내려받았습니다.`);
      },
    });
  return (
    <Actions>
      <NationalOnly>
        <ButtonLink to={FILE_PATH}>이수 파일 올리기</ButtonLink>
      </NationalOnly>
      <Button variant="secondary" onClick={ask}>
        CSV 내려받기
      </Button>
    </Actions>
  );
}
