import { useItem } from '@portal/shared/client';
import { officeHall } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Skeleton } from '@portal/shared/ui';
import { ItemFailure } from '../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { HallForm, type HallInput } from './HallForm.tsx';

const NEW_HALL: HallInput = {
  name: '',
  seats: '',
  dayFee: '',
  address: '',
  postCode: '',
  address2: '',
  phone: '',
  mapUrl: '',
  directions: '',
};

/** /office/halls/write: adds a hall, or changes one. */
export default function WritePage() {
  const hallNo = useNumberParam('hallNo');
  const query = useItem(officeHall, hallNo === null ? null : { hallNo });
  return (
    <OfficePage title={`시험장·교육장 ${hallNo === null ? '더하기' : '고치기'}`}>
      {query.isLoading && <Skeleton lines={10} />}
      <ItemFailure query={query} />
      {hallNo === null ? <HallForm start={NEW_HALL} /> : query.data && <HallForm key={hallNo} start={query.data} />}
    </OfficePage>
  );
}
