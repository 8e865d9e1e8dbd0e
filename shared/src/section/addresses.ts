/**
 * Pages linked from outside their own section. The compiler does not check such links, so that each path is defined
 * once, here, and the suite of every section checks that its own pages exist. Each is an export of its own: a build has
 * only those that it links to.
 */

export const home = '/main';
export const search = '/search';
export const signIn = '/sign/in';
export const signUp = '/sign/up/step1';
export const me = '/sign/me';
export const profile = '/sign/me/profile';
export const account = '/sign/me/account';
export const ownHygiene = '/sign/me/hygiene';
export const receivedNotices = '/sign/me/notices';
export const correction = '/sign/me/correction';
export const sessions = '/sign/me/sessions';
export const qualification = '/manager/info';
export const calendar = '/manager/calendar';
export const courses = '/manager/edu/apply';
export const course = '/manager/edu/apply/view';
export const exams = '/manager/exam/apply';
export const exam = '/manager/exam/apply/view';
export const ownCourses = '/manager/edu/register';
export const ownExams = '/manager/exam/register';
export const admission = '/manager/exam/admission';
export const certificate = '/manager/exam/certificate';
export const queuePlaces = '/manager/line';
export const reviews = '/manager/edu/review';
export const payments = '/manager/payments';
export const verify = '/manager/exam/verify';
export const notices = '/news/notice';
export const notice = '/news/notice/view';
export const associationNews = '/news/asctn';
export const associationArticle = '/news/asctn/view';
export const foodNews = '/news/kfood';
export const foodArticle = '/news/kfood/view';
export const data = '/news/data/view';
export const questions = '/news/faq';
export const inquiries = '/space/inquiry';
export const board = '/space/board';
export const promotion = '/space/promotion';
export const examNotice = '/manager/exam/notice/view';
export const directions = '/about/road';
export const accessibility = '/about/accessibility';
export const office = '/office';
