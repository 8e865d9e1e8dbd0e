import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, day, integer, oneOf, text } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { grade, type Grade } from './offering.ts';

/** 응시 자격: grounds for taking an exam without the completed course, and the documents that prove them. */

const member = memberCalls('/api/home/manager');

/** Days before an exam until which documents are guaranteed to be checked in time. */
export const EVIDENCE_DAYS = 7;
export const MAX_EVIDENCE_FILES = 6;

export const GROUND_NAMES = { WORK: '실무 경력', STUDIES: '학점·학기', CERTIFICATE: '2급 자격증과 경력' } as const;
/** Ground of eligibility. */
export type Ground = keyof typeof GROUND_NAMES;

/** Grounds of each grade in the words of the rules; one is sufficient. */
export const GROUNDS: Record<Grade, Partial<Record<Ground, string>>> = {
  1: {
    WORK: '외식업 분야에서 5년 이상 일하신 분',
    STUDIES: '관련 학과에서 85학점 이상 또는 5학기 이상을 이수하신 분',
    CERTIFICATE: '2급 자격증을 받은 뒤 2년 이상 일하신 분',
  },
  2: {
    WORK: '외식업 분야에서 6개월 이상 일하신 분',
    STUDIES: '대학에서 15학점 이상 또는 1학기 이상을 이수하신 분',
  },
};

export const PAPER_NAMES = {
  CAREER: '경력증명서 (또는 건강보험 자격득실확인서)',
  TRANSCRIPT: '성적증명서 (또는 재학·수료증명서)',
  CERTIFICATE: '2급 자격증 사본',
} as const;
/** Document that proves a ground. */
export type EvidencePaper = keyof typeof PAPER_NAMES;

/** Documents required for each ground. */
export const PAPERS_OF: Record<Ground, readonly EvidencePaper[]> = {
  WORK: ['CAREER'],
  STUDIES: ['TRANSCRIPT'],
  CERTIFICATE: ['CAREER', 'CERTIFICATE'],
};

export const EVIDENCE_STATUS_NAMES = { SUBMITTED: '확인 중', ACCEPTED: '인정됨', RETURNED: '보완 필요' } as const;
export type EvidenceStatus = keyof typeof EVIDENCE_STATUS_NAMES;
export const evidenceStatus = wordOf(EVIDENCE_STATUS_NAMES);
export const ground = wordOf(GROUND_NAMES, '해당하는 자격을 골라주세요.');

/** Submitted documents. */
export const evidence = v.object({
  evidenceNo: integer,
  ground,
  groundName: v.string(),
  status: evidenceStatus,
  statusName: v.string(),
  submittedAt: dateTime,
  files: v.array(v.object({ paperName: v.string(), fileName: v.string() })),
  /** Reason of their return. */
  reason: v.string(),
  /** Last day of validity; null until accepted, and if they never expire. */
  validUntil: v.nullable(day),
});

export const getMapEligibility = member.get('getMapEligibility', {
  summary: 'How far the member may take the exam of a grade: course, grounds, and the papers that were handed in',
  input: v.object({ rating: oneOf(grade.options) }),
  entity: v.object({
    rating: grade,
    courseCompleted: v.boolean(),
    /** Grounds with their missing documents; those issued by the association itself are not required. */
    grounds: v.array(
      v.object({
        ground,
        text: v.string(),
        papers: v.array(v.object({ paper: wordOf(PAPER_NAMES), paperName: v.string(), isKnown: v.boolean() })),
      }),
    ),
    /** Newest submission; null if none. */
    evidence: v.nullable(evidence),
    /** True if documents can be submitted now: not while they are being checked or are valid. */
    canSubmit: v.boolean(),
  }),
});

export const postIntEligibility = member.post('postIntEligibility', {
  idempotent: true,
  summary: 'Hands in the papers that show eligibility for the exams of a grade; entity is their number',
  input: v.object({
    rating: oneOf(grade.options),
    ground,
    files: v.pipe(
      v.array(
        v.object({ paper: v.picklist(Object.keys(PAPER_NAMES) as EvidencePaper[], NOT_OFFERED), path: text(300) }),
      ),
      v.maxLength(MAX_EVIDENCE_FILES, `파일은 ${MAX_EVIDENCE_FILES}개까지 낼 수 있습니다.`),
    ),
  }),
  entity: integer,
});

/** State of the documents for an application, if its exam requires any, on the day of the exam. */
export const EVIDENCE_STATES = ['NONE', 'SUBMITTED', 'ACCEPTED', 'RETURNED'] as const;
export const applicationEvidence = v.object({
  state: v.picklist(EVIDENCE_STATES),
  /** Last day for documents to be checked in time. */
  dueDay: day,
});
