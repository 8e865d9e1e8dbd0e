import { useItem } from '@portal/shared/client';
import { officeCorrection } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Actions, Button, ButtonLink } from '@portal/shared/ui';
import { ItemOf } from '../parts/frame/ItemOf.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { LIST_PATH } from './correction.ts';
import { CorrectionBody } from './CorrectionBody.tsx';
import { useCorrectionActs } from './useCorrectionActs.tsx';

/** /office/corrections/view: one request with old and new values, and its document. */
export default function ViewPage() {
  const correctionNo = useNumberParam('correctionNo');
  const query = useItem(officeCorrection, correctionNo === null ? null : { correctionNo });
  const { data } = query;
  const { accept, refuse } = useCorrectionActs();
  return (
    <OfficePage title={data ? `정정 요청 ${data.correctionNo}번` : '정정 요청'}>
      <ItemOf no={correctionNo} query={query}>
        {(correction) => <CorrectionBody correction={correction} />}
      </ItemOf>
      <Actions>
        <ButtonLink variant="secondary" to={LIST_PATH}>
          목록
        </ButtonLink>
        {data?.allowedActions.includes('refuse') && (
          <Button variant="danger" onClick={() => refuse(data)}>
            반려
          </Button>
        )}
        {data?.allowedActions.includes('accept') && <Button onClick={() => accept(data)}>정정하기</Button>}
      </Actions>
    </OfficePage>
  );
}
