import { getListBoxEdu, getListBoxExam, getMapEdu, getMapExam } from '@portal/shared/contract/manager';
import { APPLY_TYPES, KIND_NAMES } from '@portal/shared/papers';
import { toCourse, toCourseDetail, toExam, toExamDetail } from './fromWire.ts';
import type { Kind, Offering, OfferingDetail, OfferingQuery } from './offering.ts';
import { itemSource, listSource, type ItemSource, type ListSource } from './sources.ts';

/** Properties of a kind that pages need. */
interface KindDefinition {
  /** Noun in a sentence. */
  word: string;
  feeLabel: string;
  typeLabel: string;
  /** Its lists can be filtered by type. */
  hasTypeFilter: boolean;
  /** Document that a member brings, with its object particle. */
  documentAsObject: string;
  /** First step of an application. */
  choosing: string;
  /** It leads to the qualification: the law then requires a notice and the total cost. */
  isQualifying: boolean;
  /** Path of its pages. */
  path: string;
  /** Query parameter of its number. */
  numberName: string;
  /** Its code in the API and in document codes. */
  applyType: 1 | 2;
  offerings: ListSource<OfferingQuery, Offering>;
  offering: ItemSource<OfferingDetail>;
}

const listInput = ({ limit, grade, status, region, month, keyword }: OfferingQuery) => ({
  ...(limit && { limit }),
  ...(grade && { rating: grade }),
  ...(status && { status }),
  ...(region && { region }),
  ...(month && { month }),
  ...(keyword && { keyword }),
});

/** All differences between courses and exams. */
export const KINDS: Record<Kind, KindDefinition> = {
  education: {
    word: KIND_NAMES.education,
    feeLabel: '교육비',
    typeLabel: '교육 방법',
    hasTypeFilter: true,
    documentAsObject: '수강증을',
    choosing: '과정 선택',
    isQualifying: false,
    path: '/manager/edu',
    numberName: 'educationNo',
    applyType: APPLY_TYPES.education,
    offerings: listSource(
      getListBoxEdu,
      ({ eduType, ...query }: OfferingQuery) => ({ ...listInput(query), ...(eduType && { eduType }) }),
      toCourse,
    ),
    offering: itemSource(getMapEdu, (educationNo) => ({ educationNo }), toCourseDetail),
  },
  exam: {
    word: KIND_NAMES.exam,
    feeLabel: '응시료',
    typeLabel: '시험 구분',
    hasTypeFilter: false,
    documentAsObject: '수험표를',
    choosing: '시험 선택',
    isQualifying: true,
    path: '/manager/exam',
    numberName: 'examinationNo',
    applyType: APPLY_TYPES.exam,
    offerings: listSource(getListBoxExam, listInput, toExam),
    offering: itemSource(getMapExam, (examinationNo) => ({ examinationNo }), toExamDetail),
  },
};
