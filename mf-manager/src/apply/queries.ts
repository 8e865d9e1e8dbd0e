import { useItem, useList } from '@portal/shared/client';
import {
  getIntUserEduApply,
  getListBoxEdu,
  getListBoxUserEdu,
  getMapEdu,
  getMapUserEdu,
} from '@portal/shared/contract/manager';
import { fromEduDetail } from '../parts/kind/application.ts';
import { applicationPath, registerPath } from '../parts/page/paths.ts';
import { fromCourse, fromCourseDetail } from '../parts/kind/offering.ts';
import { filterInput, type OfferingFilters } from './offerings/useOfferingFilters.ts';
import { mapItem, mapList } from '../parts/kind/mapItem.ts';

/** Courses, narrowed by the filters. */
export const useCourses = (filters: OfferingFilters) =>
  mapList(
    useList(getListBoxEdu, { ...filterInput(filters), ...(filters.eduType && { eduType: Number(filters.eduType) }) }),
    fromCourse,
  );

/** One course; waits while its number is unknown. */
export const useCourse = (educationNo: number | null) =>
  mapItem(useItem(getMapEdu, { educationNo: educationNo ?? 0 }, { enabled: educationNo !== null }), fromCourseDetail);

/** More than anyone has; the newest application for a course is the live one. */
const OWN_APPLICATIONS = 100;

/** Where the member's live application for a course is seen; null when there is none. */
export function useAppliedTo(educationNo: number | null) {
  const live = useItem(getIntUserEduApply, { educationNo: educationNo ?? 0 }, { enabled: educationNo !== null });
  const isApplied = (live.data ?? 0) > 0;
  const own = useList(getListBoxUserEdu, { limit: OWN_APPLICATIONS }, { enabled: isApplied, background: true });
  const mine = own.items.find((application) => application.educationNo === educationNo);
  return mapItem(live, (count) => {
    if (count === 0) return null;
    return mine ? applicationPath(1, mine.userExaminationNo) : registerPath(1);
  });
}

/** One of the member's applications for a course. */
export const useEduApplication = (userExaminationNo: number | null) =>
  mapItem(
    useItem(getMapUserEdu, { userExaminationNo: userExaminationNo ?? 0 }, { enabled: userExaminationNo !== null }),
    fromEduDetail,
  );
