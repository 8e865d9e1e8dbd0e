import { notBuilt, type HandlerTable } from '../pipeline/handler.ts';
import { pipelineJobs } from '../pipeline/jobs.ts';
import type { Job } from '../server/jobs.ts';
import type { RouteGroup } from '../server/routeGroup.ts';
import { sandboxPages } from '../outside/gateway/sandbox/pageRoute.ts';
import { filesRoute } from './common/filesRoute.ts';
import { commonHandlers } from './common/index.ts';
import { mainHandlers } from './main/index.ts';
import { managerHandlers } from './manager/index.ts';
import { newsHandlers } from './news/index.ts';
import { newsJobs } from './news/jobs.ts';
import { paymentCallback } from './payment/callbackRoute.ts';
import { paymentHandlers } from './payment/index.ts';
import { paymentJobs } from './payment/jobs.ts';
import { spaceHandlers } from './space/index.ts';
import { telemetryHandlers } from './telemetry/index.ts';
import { userHandlers } from './user/index.ts';

/** Every call's rule. An area adds its table here. */
export const handlers: HandlerTable = {
  ...commonHandlers,
  ...mainHandlers,
  ...managerHandlers,
  ...newsHandlers,
  ...paymentHandlers,
  ...spaceHandlers,
  ...telemetryHandlers,
  ...userHandlers,

  authSend: notBuilt,
  authMatch: notBuilt,
  identityStart: notBuilt,
  identityState: notBuilt,

  updateProfile: notBuilt,
  changePassword: notBuilt,
  withdraw: notBuilt,
};

/** What is done in the background. An area adds its jobs here. */
export const jobs: readonly Job[] = [...pipelineJobs, ...newsJobs, ...paymentJobs];

/** Routes that are not calls: stored files, a sandbox's pages, a gateway's callbacks. An area adds its group here. */
export const routeGroups: readonly RouteGroup[] = [filesRoute, paymentCallback, sandboxPages];
