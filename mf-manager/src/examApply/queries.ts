import { useItem, useList } from '@portal/shared/client';
import {
  getIntUserExamApply,
  getListBoxExam,
  getListBoxUserExam,
  getMapExam,
  getMapUserExam,
} from '@portal/shared/contract/manager';
import { fromExamDetail } from '../parts/kind/application.ts';
import { applicationPath, registerPath } from '../parts/page/paths.ts';
import { fromExam, fromOfferedExamDetail } from '../parts/kind/offering.ts';
import { filterInput, type OfferingFilters } from '../apply/offerings/useOfferingFilters.ts';
import { mapItem, mapList } from '../parts/kind/mapItem.ts';

/** Exams, narrowed by the filters. */
export const useExams = (filters: OfferingFilters) => mapList(useList(getListBoxExam, filterInput(filters)), fromExam);

/** One exam; waits while its number is unknown. */
export const useExam = (examinationNo: number | null) =>
  mapItem(
    useItem(getMapExam, { examinationNo: examinationNo ?? 0 }, { enabled: examinationNo !== null }),
    fromOfferedExamDetail,
  );

/** More than anyone has; the newest application for an exam is the live one. */
const OWN_APPLICATIONS = 100;

/** Where the member's live application for an exam is seen; null when there is none. */
export function useAppliedTo(examinationNo: number | null) {
  const live = useItem(getIntUserExamApply, { examinationNo: examinationNo ?? 0 }, { enabled: examinationNo !== null });
  const isApplied = (live.data ?? 0) > 0;
  const own = useList(getListBoxUserExam, { limit: OWN_APPLICATIONS }, { enabled: isApplied, background: true });
  const mine = own.items.find((application) => application.examinationNo === examinationNo);
  return mapItem(live, (count) => {
    if (count === 0) return null;
    return mine ? applicationPath(2, mine.userExaminationNo) : registerPath(2);
  });
}

/** One of the member's applications for an exam. */
export const useExamApplication = (userExaminationNo: number | null) =>
  mapItem(
    useItem(getMapUserExam, { userExaminationNo: userExaminationNo ?? 0 }, { enabled: userExaminationNo !== null }),
    fromExamDetail,
  );
