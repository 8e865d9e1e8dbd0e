import { sandboxPages } from '../integrations/gateway/sandbox/pageRoute.ts';
import { identitySandboxPage } from '../integrations/identity/sandbox/pageRoute.ts';
import type { HandlerTable } from '../pipeline/handler.ts';
import type { Job } from '../pipeline/job.ts';
import { pipelineJobs } from '../pipeline/jobs.ts';
import type { RouteGroup } from '../pipeline/routeGroup.ts';
import { authHandlers } from './auth/index.ts';
import { identityResultRoute } from './auth/resultRoute.ts';
import { filesRoute } from './common/filesRoute.ts';
import { commonHandlers } from './common/index.ts';
import { mainHandlers } from './main/handlers.ts';
import { managerHandlers } from './manager/handlers.ts';
import { newsHandlers } from './news/handlers.ts';
import { newsJobs } from './news/jobs.ts';
import { paymentHandlers } from './payment/handlers.ts';
import { paymentJobs } from './payment/jobs.ts';
import { paymentCallback } from './payment/settlement/callbackRoute.ts';
import { spaceHandlers } from './space/handlers.ts';
import { telemetryHandlers } from './telemetry/index.ts';
import { userHandlers } from './user/index.ts';
import { userJobs } from './user/jobs.ts';

/** Every call's rule. An area adds its table here. */
export const handlers: HandlerTable = {
  ...authHandlers,
  ...commonHandlers,
  ...mainHandlers,
  ...managerHandlers,
  ...newsHandlers,
  ...paymentHandlers,
  ...spaceHandlers,
  ...telemetryHandlers,
  ...userHandlers,
};

/** What is done in the background. An area adds its jobs here. */
export const jobs: readonly Job[] = [...pipelineJobs, ...newsJobs, ...paymentJobs, ...userJobs];

/** Routes that are not calls: stored files, a sandbox's pages, a gateway's callbacks. An area adds its group here. */
export const routeGroups: readonly RouteGroup[] = [
  filesRoute,
  paymentCallback,
  sandboxPages,
  identityResultRoute,
  identitySandboxPage,
];
