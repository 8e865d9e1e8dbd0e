import { notBuilt, type HandlerTable } from '../pipeline/handler.ts';
import { pipelineJobs } from '../pipeline/jobs.ts';
import type { Job } from '../server/jobs.ts';
import type { RouteGroup } from '../server/routeGroup.ts';
import { commonHandlers } from './common/index.ts';
import { mainHandlers } from './main/index.ts';
import { newsHandlers } from './news/index.ts';
import { spaceHandlers } from './space/index.ts';
import { telemetryHandlers } from './telemetry/index.ts';
import { userHandlers } from './user/index.ts';

/** Every call's rule. An area adds its table here. */
export const handlers: HandlerTable = {
  ...commonHandlers,
  ...mainHandlers,
  ...newsHandlers,
  ...spaceHandlers,
  ...telemetryHandlers,
  ...userHandlers,

  authSend: notBuilt,
  authMatch: notBuilt,

  getListBoxEdu: notBuilt,
  getMapEdu: notBuilt,
  getIntUserEduApply: notBuilt,
  getListBoxUserEdu: notBuilt,
  getMapUserEdu: notBuilt,
  getListBoxExam: notBuilt,
  getMapExam: notBuilt,
  getIntUserExamApply: notBuilt,
  getListBoxExamNotice: notBuilt,
  getMapExamNotice: notBuilt,
  getListBoxUserExam: notBuilt,
  getMapUserExam: notBuilt,
  fetchUserCertList: notBuilt,
  postIntEdu: notBuilt,
  postIntExam: notBuilt,
  upsertCertificate: notBuilt,
  patchIntEduCancel: notBuilt,
  patchIntExamCancel: notBuilt,

  startPayment: notBuilt,
  paymentState: notBuilt,
};

/** What is done in the background. An area adds its jobs here. */
export const jobs: readonly Job[] = [...pipelineJobs];

/** Routes that are not calls: stored files, a sandbox's pages, a gateway's callbacks. An area adds its group here. */
export const routeGroups: readonly RouteGroup[] = [];
