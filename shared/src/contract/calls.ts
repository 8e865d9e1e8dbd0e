import * as auth from './auth.ts';
import * as common from './common.ts';
import * as main from './main.ts';
import * as manager from './manager.ts';
import * as news from './news.ts';
import * as payment from './payment.ts';
import * as space from './space.ts';
import * as telemetry from './telemetry.ts';
import * as user from './user.ts';

/**
 * Every call by its name, in one place: the server's handler table is a record over these names and the
 * OpenAPI document lists them. Browsers import single areas instead, so that a page carries only its own.
 */
export const calls = {
  login: user.login,
  logout: user.logout,
  join: user.join,
  duplicationId: user.duplicationId,
  findId: user.findId,
  findPw: user.findPw,
  userUpdateAuth: user.userUpdateAuth,
  userModifyStatus: user.userModifyStatus,
  userDuplicateValidCheck: user.userDuplicateValidCheck,
  adminLogin: user.adminLogin,
  fetchUser: user.fetchUser,
  userLoginSessionCheck: user.userLoginSessionCheck,
  changeToken: user.changeToken,
  updateProfile: user.updateProfile,
  changePassword: user.changePassword,
  withdraw: user.withdraw,

  authSend: auth.authSend,
  authMatch: auth.authMatch,
  identityStart: auth.identityStart,
  identityState: auth.identityState,

  uploadFile: common.uploadFile,
  downloadFile: common.downloadFile,
  educationCode: common.educationCode,
  licence: common.licence,
  address: common.address,

  getListBoxAsctn: news.getListBoxAsctn,
  getMapAsctn: news.getMapAsctn,
  getListBoxNotice: news.getListBoxNotice,
  getMapNotice: news.getMapNotice,
  getListBoxData: news.getListBoxData,
  getMapData: news.getMapData,
  fetchNewsList: news.fetchNewsList,
  downloadCnt: news.downloadCnt,

  getListBoxPromotion: space.getListBoxPromotion,
  getMapPromotion: space.getMapPromotion,
  getListBoxBoard: space.getListBoxBoard,
  getMapBoard: space.getMapBoard,
  getListBoxReview: space.getListBoxReview,
  postIntPromotion: space.postIntPromotion,
  postIntBoard: space.postIntBoard,
  postIntReview: space.postIntReview,

  getListBoxEdu: manager.getListBoxEdu,
  getMapEdu: manager.getMapEdu,
  getIntUserEduApply: manager.getIntUserEduApply,
  getListBoxUserEdu: manager.getListBoxUserEdu,
  getMapUserEdu: manager.getMapUserEdu,
  getListBoxExam: manager.getListBoxExam,
  getMapExam: manager.getMapExam,
  getIntUserExamApply: manager.getIntUserExamApply,
  getListBoxExamNotice: manager.getListBoxExamNotice,
  getMapExamNotice: manager.getMapExamNotice,
  getListBoxUserExam: manager.getListBoxUserExam,
  getMapUserExam: manager.getMapUserExam,
  fetchUserCertList: manager.fetchUserCertList,
  postIntEdu: manager.postIntEdu,
  postIntExam: manager.postIntExam,
  upsertCertificate: manager.upsertCertificate,
  patchIntEduCancel: manager.patchIntEduCancel,
  patchIntExamCancel: manager.patchIntExamCancel,
  patchIntCancelRetract: manager.patchIntCancelRetract,

  getListBoxSite: main.getListBoxSite,
  getListBoxPopup: main.getListBoxPopup,
  getListBoxTopBanner: main.getListBoxTopBanner,
  getListBoxBottomBanner: main.getListBoxBottomBanner,
  fetchEmployeeList: main.fetchEmployeeList,
  AdBannerList: main.AdBannerList,

  startPayment: payment.startPayment,
  paymentState: payment.paymentState,
  telemetry: telemetry.telemetry,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
