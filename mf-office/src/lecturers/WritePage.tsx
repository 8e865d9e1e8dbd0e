import { useItem } from '@portal/shared/client';
import { officeLecturer } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Skeleton } from '@portal/shared/ui';
import { UnknownValues } from '../parts/form/UnknownValues.tsx';
import { ItemFailure } from '../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { LecturerForm } from './LecturerForm.tsx';
import { type LecturerInput, valuesOf } from './values.ts';

const NEW_LECTURER: LecturerInput = {
  name: '',
  subjects: '',
  phone: '',
  email: '',
  contractFrom: '',
  contractUntil: '',
  feeUnit: 'HOUR',
  fee: '',
  bank: '',
  account: '',
};

/** /office/lecturers/write: adds a lecturer, or changes one. */
export default function WritePage() {
  const lecturerNo = useNumberParam('lecturerNo');
  const query = useItem(officeLecturer, lecturerNo === null ? null : { lecturerNo });
  const { data } = query;
  const start = data && valuesOf(data);
  return (
    <OfficePage title={`강사 ${lecturerNo === null ? '더하기' : '고치기'}`}>
      {query.isLoading && <Skeleton lines={10} />}
      <ItemFailure query={query} />
      {lecturerNo === null && <LecturerForm start={NEW_LECTURER} stored={null} />}
      {data && lecturerNo !== null && (start ? <LecturerForm start={start} stored={data} /> : <UnknownValues />)}
    </OfficePage>
  );
}
