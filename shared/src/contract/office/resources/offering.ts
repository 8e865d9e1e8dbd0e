import { officeResource } from './resource.ts';

/** Courses and exams: their applicants, results, attendance and mailings. Acts on both are under the courses. */

export const courseResource = officeResource({
  name: '교육',
  permission: 'qualification',
  path: '/office/courses',
  ofBranch: true,
  objects: {
    education: '교육',
    mailing: '신청자 안내',
  },
  acts: {
    'open applying': '신청 받기',
    'close applying': '신청 마감',
    'open line': '대기 열기',
    'close line': '대기 닫기',
    'add seats': '자리 늘리기',
    'move offering': '일시·장소 변경',
    'call off': '교육·시험 취소',
    'enter results': '결과 입력',
    'enter result: complete': '결과 입력: 수료',
    'enter result: notComplete': '결과 입력: 미수료',
    'enter result: sit': '결과 입력: 응시',
    'enter result: absent': '결과 입력: 결시',
    'enter result: pass': '결과 입력: 합격',
    'enter result: fail': '결과 입력: 불합격',
    'take attendance': '출석 기록',
    'correct attendance': '출석 정정',
    'export applicants': '신청자 내려받기',
    'send mailing': '신청자 안내 보내기',
  },
  waiting: {
    courseResults: { name: '결과를 입력할 교육', query: '?status=results' },
    coursesUnderWay: { name: '처리 중인 교육 취소·안내', query: '?status=underWay' },
  },
});

export const examResource = officeResource({
  name: '시험',
  permission: 'qualification',
  path: '/office/exams',
  objects: {
    examination: '시험',
  },
  acts: {
    'show photos': '응시자 사진 보기',
    'return photo': '응시자 사진 반려',
    'print photo roster': '응시자 사진 명부',
  },
  waiting: {
    examResults: { name: '결과를 입력할 시험', query: '?status=results' },
    examsUnderWay: { name: '처리 중인 시험 취소·안내', query: '?status=underWay' },
  },
});

/** Applications of employers for their people. */
export const groupResource = officeResource({
  name: '단체 신청',
  permission: 'qualification',
  path: '/office/groups',
  ofBranch: true,
  objects: {
    employer_group: '단체 신청',
  },
  acts: {
    'search groups': '단체 신청 찾기',
    'show group': '단체 신청 보기',
    'cancel unaccepted seats': '수락하지 않은 자리 취소',
  },
  waiting: {
    unpaidGroups: { name: '결제 없이 잡힌 단체 자리' },
  },
});
