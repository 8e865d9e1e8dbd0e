import { useNumberParam } from '@portal/shared/router';
import { KINDS } from '../parts/kind/kinds.ts';
import { OfferedView } from './offered/OfferedView.tsx';
import { Qualification } from './Qualification.tsx';

/** /manager/info: the qualification and its offerings; with a number in the query, that course or exam. */
export default function InfoPage() {
  const educationNo = useNumberParam(KINDS.education.numberName);
  const examinationNo = useNumberParam(KINDS.exam.numberName);
  if (educationNo !== null) return <OfferedView kind="education" offeringNo={educationNo} />;
  if (examinationNo !== null) return <OfferedView kind="exam" offeringNo={examinationNo} />;
  return <Qualification />;
}
