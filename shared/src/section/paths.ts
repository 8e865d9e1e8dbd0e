/**
 * Pages linked from outside their own section. The compiler does not check such links, so that each path is defined
 * once, here, and the suite of every section checks that its own pages exist.
 */
export const PATHS = {
  home: '/main',
  search: '/search',
  signIn: '/sign/in',
  signUp: '/sign/up/step1',
  me: '/sign/me',
  profile: '/sign/me/profile',
  account: '/sign/me/account',
  receivedNotices: '/sign/me/notices',
  correction: '/sign/me/correction',
  sessions: '/sign/me/sessions',
  qualification: '/manager/info',
  calendar: '/manager/calendar',
  courses: '/manager/edu/apply',
  course: '/manager/edu/apply/view',
  exams: '/manager/exam/apply',
  exam: '/manager/exam/apply/view',
  ownCourses: '/manager/edu/register',
  ownExams: '/manager/exam/register',
  admission: '/manager/exam/admission',
  certificate: '/manager/exam/certificate',
  payments: '/manager/payments',
  verify: '/manager/exam/verify',
  notices: '/news/notice',
  notice: '/news/notice/view',
  associationNews: '/news/asctn',
  associationArticle: '/news/asctn/view',
  foodNews: '/news/kfood',
  foodArticle: '/news/kfood/view',
  data: '/news/data/view',
  questions: '/news/faq',
  inquiries: '/space/inquiry',
  examNotice: '/manager/exam/notice/view',
  directions: '/about/road',
  accessibility: '/about/accessibility',
  office: '/office',
} as const;

/** Page for applying for a course. */
export const coursePath = (educationNo: number): string => `${PATHS.course}?educationNo=${educationNo}`;

/** Page for applying for an exam. */
export const examPath = (examinationNo: number): string => `${PATHS.exam}?examinationNo=${examinationNo}`;

/** Page of a notice. */
export const noticePath = (noticeNo: number): string => `${PATHS.notice}?noticeNo=${noticeNo}`;

/** Page of an association news article. */
export const associationArticlePath = (asctnNo: number): string => `${PATHS.associationArticle}?asctnNo=${asctnNo}`;

/** Page of a food news item. */
export const foodArticlePath = (newsNo: number): string => `${PATHS.foodArticle}?newsNo=${newsNo}`;

/** Verification of a certificate, the target of its QR code. */
export const verifyPath = (number: string): string => `${PATHS.verify}?number=${encodeURIComponent(number)}`;
