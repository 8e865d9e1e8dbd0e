import { useItem } from '@portal/shared/client';
import { officeBulletin } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Skeleton } from '@portal/shared/ui';
import { ItemFailure } from '../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { NEW_BULLETIN, valuesOf } from './bulletin.ts';
import { BulletinFormView } from './BulletinFormView.tsx';

/** /office/bulletins/write: writes an advertising message, or changes a draft. */
export default function WritePage() {
  const bulletinNo = useNumberParam('bulletinNo');
  const query = useItem(officeBulletin, bulletinNo === null ? null : { bulletinNo });
  return (
    <OfficePage title={`광고 메시지 ${bulletinNo === null ? '쓰기' : '고치기'}`}>
      {query.isLoading && <Skeleton lines={10} />}
      <ItemFailure query={query} />
      {bulletinNo === null && <BulletinFormView start={NEW_BULLETIN} bulletinNo={null} />}
      {bulletinNo !== null && query.data && (
        <BulletinFormView key={bulletinNo} start={valuesOf(query.data)} bulletinNo={bulletinNo} />
      )}
    </OfficePage>
  );
}
