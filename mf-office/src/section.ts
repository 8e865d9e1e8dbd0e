import { teams } from '@portal/shared/association';
import type { OfficeArticleKind } from '@portal/shared/contract/office/article';
import type { Section, SectionPage } from '@portal/shared/section';

type Load = SectionPage['load'];

/** A page for employees only; the API checks the permission again. */
const page = (path: string, title: string, load: Load, props: object = {}) => ({
  path,
  title,
  guarded: true,
  employeesOnly: true,
  load,
  props,
});

/** Pages that courses and exams both have. */
const offeringPages = (kind: 'education' | 'exam', path: string, noun: string) => [
  page(path, `${noun} 관리`, () => import('./offerings/ListPage.tsx'), { kind }),
  page(`${path}/view`, `${noun} 관리`, () => import('./offerings/ViewPage.tsx'), { kind }),
  page(`${path}/line`, '대기 순번', () => import('./offerings/line/LinePage.tsx'), { kind }),
  page(`${path}/changes`, '일정 변경 확인', () => import('./offerings/changes/ListPage.tsx'), { kind }),
  page(`${path}/mailings`, '신청자 안내', () => import('./offerings/mailings/ListPage.tsx'), { kind }),
  page(`${path}/mailings/write`, '신청자 안내 쓰기', () => import('./offerings/mailings/WritePage.tsx'), { kind }),
  page(`${path}/mailings/view`, '신청자 안내', () => import('./offerings/mailings/ViewPage.tsx'), { kind }),
  page(`${path}/attendance`, '출석', () => import('./offerings/attendance/AttendancePage.tsx'), { kind }),
  page(`${path}/results`, '결과표 올리기', () => import('./offerings/results/ResultsPage.tsx'), { kind }),
];

const statisticsPage = (topic: 'qualification' | 'money' | 'members', title: string) =>
  page(`/office/statistics/${topic}`, title, () => import('./statistics/StatisticsPage.tsx'), { topic });

/** List and form of one kind of article. */
const articlePages = (kind: OfficeArticleKind, path: string, title: string) => [
  page(path, title, () => import('./articles/ListPage.tsx'), { kind }),
  page(`${path}/write`, title, () => import('./articles/WritePage.tsx'), { kind }),
];

/** List and form of one area of site content. */
const sitePages = (area: 'popups' | 'banners' | 'sites' | 'executives', title: string) => [
  page(`/office/${area}`, title, () => import('./site/ListPage.tsx'), { area }),
  page(`/office/${area}/write`, `${title} 작성`, () => import('./site/WritePage.tsx'), { area }),
];

/**
 * This section: its pages, and what the shell needs before it fetches any of their code. The menu is drawn by the pages
 * themselves, so that visitors load nothing of it.
 */
export const section: Section = {
  name: 'mf-office',
  title: '사무국',
  owner: teams.office,
  prefixes: ['/office'],
  pages: [
    page('/office', '할 일', () => import('./home/HomePage.tsx')),
    page('/office/security', '내 보안', () => import('./security/SecurityPage.tsx')),
    page('/office/cancellations', '취소 요청', () => import('./cancellations/ListPage.tsx')),
    ...offeringPages('education', '/office/courses', '교육'),
    page('/office/courses/write', '교육 작성', () => import('./offerings/CourseWritePage.tsx')),
    ...offeringPages('exam', '/office/exams', '시험'),
    page('/office/exams/write', '시험 작성', () => import('./offerings/ExamWritePage.tsx')),
    page('/office/halls', '시험장·교육장', () => import('./halls/ListPage.tsx')),
    page('/office/halls/write', '시험장·교육장 작성', () => import('./halls/WritePage.tsx')),
    page('/office/lecturers', '강사', () => import('./lecturers/ListPage.tsx')),
    page('/office/lecturers/write', '강사 작성', () => import('./lecturers/WritePage.tsx')),
    page('/office/groups', '단체 신청', () => import('./groups/ListPage.tsx')),
    page('/office/groups/view', '단체 신청', () => import('./groups/ViewPage.tsx')),
    page('/office/evidence', '응시 자격 증빙', () => import('./evidence/ListPage.tsx')),
    page('/office/objections', '이의신청', () => import('./objections/ListPage.tsx')),
    page('/office/result-corrections', '결과 정정', () => import('./resultCorrections/ListPage.tsx')),
    page('/office/certificates', '자격증', () => import('./certificates/ListPage.tsx')),
    page('/office/posts', '우편 발송', () => import('./posts/ListPage.tsx')),
    page('/office/posts/tracking', '송장 파일 올리기', () => import('./posts/tracking/TrackingPage.tsx')),
    page('/office/refunds', '환불', () => import('./refunds/ListPage.tsx')),
    page('/office/reviews', '금액 확인', () => import('./amountChecks/ListPage.tsx')),
    page('/office/findings', '내역 불일치', () => import('./findings/ListPage.tsx')),
    page('/office/cash-receipts', '현금영수증', () => import('./cashReceipts/ListPage.tsx')),
    page('/office/invoices', '청구서', () => import('./invoices/ListPage.tsx')),
    page('/office/invoices/allowances', '후불 허용', () => import('./invoices/AllowancesPage.tsx')),
    page('/office/bills', '계산서', () => import('./bills/ListPage.tsx')),
    page('/office/bills/file', '승인번호 파일 올리기', () => import('./bills/FilePage.tsx')),
    page('/office/transfers', '입금·반환', () => import('./transfers/ListPage.tsx')),
    page('/office/transfers/bank', '은행 거래내역', () => import('./transfers/BankPage.tsx')),
    page('/office/days', '하루 보고', () => import('./days/DayPage.tsx')),
    page('/office/journal', '월 전표', () => import('./journal/JournalPage.tsx')),
    statisticsPage('qualification', '교육·시험 통계'),
    statisticsPage('money', '결제 통계'),
    statisticsPage('members', '회원 통계'),
    page('/office/tariff', '요금표', () => import('./tariff/TariffPage.tsx')),
    ...articlePages('notice', '/office/notices', '공지사항 관리'),
    ...articlePages('asctn', '/office/news', '협회소식 관리'),
    ...articlePages('data', '/office/data', '자료실 관리'),
    ...articlePages('examNotice', '/office/exam-notices', '시험 공고 관리'),
    ...articlePages('faq', '/office/faq', '자주 묻는 질문 관리'),
    page('/office/members', '회원', () => import('./members/ListPage.tsx')),
    page('/office/members/view', '회원', () => import('./members/ViewPage.tsx')),
    page('/office/branches', '지회·지부', () => import('./branches/ListPage.tsx')),
    page('/office/branches/write', '지회·지부 작성', () => import('./branches/WritePage.tsx')),
    page('/office/bulletins', '광고 메시지', () => import('./bulletins/ListPage.tsx')),
    page('/office/bulletins/write', '광고 메시지 쓰기', () => import('./bulletins/WritePage.tsx')),
    page('/office/bulletins/view', '광고 메시지', () => import('./bulletins/ViewPage.tsx')),
    page('/office/inquiries', '1:1 문의', () => import('./inquiries/ListPage.tsx')),
    page('/office/inquiries/view', '1:1 문의', () => import('./inquiries/ViewPage.tsx')),
    page('/office/corrections', '정정 요청', () => import('./corrections/ListPage.tsx')),
    page('/office/corrections/view', '정정 요청', () => import('./corrections/ViewPage.tsx')),
    page('/office/roster', '위생교육 명단', () => import('./roster/ListPage.tsx')),
    page('/office/roster/batches', '내려받은 명단', () => import('./roster/BatchesPage.tsx')),
    page('/office/roster/outcomes', '등록 결과 올리기', () => import('./roster/OutcomesPage.tsx')),
    page('/office/hygiene', '위생교육 이수', () => import('./hygiene/ListPage.tsx')),
    page('/office/hygiene/file', '이수 파일 올리기', () => import('./hygiene/FilePage.tsx')),
    page('/office/imports', '자료 가져오기', () => import('./imports/ListPage.tsx')),
    page('/office/imports/write', '자료 파일 올리기', () => import('./imports/WritePage.tsx')),
    page('/office/imports/view', '자료 가져오기', () => import('./imports/ViewPage.tsx')),
    page('/office/employees', '직원', () => import('./employees/ListPage.tsx')),
    page('/office/audit', '감사 기록', () => import('./audit/ListPage.tsx')),
    page('/office/reports', '신고된 글', () => import('./reports/ListPage.tsx')),
    page('/office/reports/view', '신고된 글', () => import('./reports/ViewPage.tsx')),
    ...sitePages('popups', '팝업'),
    ...sitePages('banners', '배너'),
    ...sitePages('sites', '관련 사이트'),
    ...sitePages('executives', '임직원'),
  ],
  menus: [],
};
