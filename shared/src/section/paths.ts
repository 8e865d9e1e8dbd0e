/**
 * Pages that somebody other than their own section links to. Such a link crosses a boundary the compiler does not see,
 * so each path is written once, here, and the suite of every section checks that the pages it owns exist.
 */
export const PATHS = {
  home: '/main',
  search: '/search',
  signIn: '/sign/in',
  signUp: '/sign/up/step1',
  me: '/sign/me',
  correction: '/sign/me/correction',
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

/** The page of one course that can be applied for. */
export const coursePath = (educationNo: number): string => `${PATHS.course}?educationNo=${educationNo}`;

/** The page of one exam that can be applied for. */
export const examPath = (examinationNo: number): string => `${PATHS.exam}?examinationNo=${examinationNo}`;

/** The page of one notice. */
export const noticePath = (noticeNo: number): string => `${PATHS.notice}?noticeNo=${noticeNo}`;

/** The page of one article of the association's news. */
export const associationArticlePath = (asctnNo: number): string => `${PATHS.associationArticle}?asctnNo=${asctnNo}`;

/** The page of one item of the food news. */
export const foodArticlePath = (newsNo: number): string => `${PATHS.foodArticle}?newsNo=${newsNo}`;

/** Where anyone checks a certificate; the QR code on it leads there. */
export const verifyPath = (number: string): string => `${PATHS.verify}?number=${encodeURIComponent(number)}`;
