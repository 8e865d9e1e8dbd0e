import { sandboxPages } from '../integrations/gateway/sandbox/pageRoute.ts';
import { identitySandboxPage } from '../integrations/identity/sandbox/pageRoute.ts';
import { sentMessagesPage } from '../integrations/message/sentPageRoute.ts';
import type { HandlerTable } from '../pipeline/handler.ts';
import type { Job } from '../pipeline/job.ts';
import { pipelineJobs } from '../pipeline/jobs.ts';
import type { RouteGroup } from '../pipeline/routeGroup.ts';
import { authHandlers } from './auth/handlers.ts';
import { identityResultRoute } from './auth/identity/resultRoute.ts';
import { filesRoute } from './files/downloads/filesRoute.ts';
import { fileHandlers } from './files/handlers.ts';
import { fileJobs } from './files/jobs.ts';
import { lookupHandlers } from './lookups/handlers.ts';
import { mainHandlers } from './main/handlers.ts';
import { managerHandlers } from './manager/handlers.ts';
import { managerJobs } from './manager/jobs.ts';
import { runQueues } from './manager/line/runQueues.ts';
import { newsHandlers } from './news/handlers.ts';
import { newsJobs } from './news/jobs.ts';
import { officeHandlers } from './office/handlers.ts';
import { officeJobs } from './office/jobs.ts';
import { watchOfficeWork } from './office/overview/watchOfficeWork.ts';
import { paymentReturn } from './payment/checkout/returnRoute.ts';
import { paymentHandlers } from './payment/handlers.ts';
import { paymentJobs } from './payment/jobs.ts';
import { paymentCallback } from './payment/settlement/webhookRoute.ts';
import { searchHandlers } from './search/handlers.ts';
import { spaceHandlers } from './space/handlers.ts';
import { spaceJobs } from './space/jobs.ts';
import { telemetryHandlers } from './telemetry/handlers.ts';
import { userHandlers } from './user/handlers.ts';
import { userJobs } from './user/jobs.ts';
import { oneClickRoute } from './user/marketing/oneClickRoute.ts';

/** The handler of every call. A module adds its table here. */
export const handlers: HandlerTable = {
  ...authHandlers,
  ...fileHandlers,
  ...lookupHandlers,
  ...mainHandlers,
  ...managerHandlers,
  ...newsHandlers,
  ...officeHandlers,
  ...paymentHandlers,
  ...searchHandlers,
  ...spaceHandlers,
  ...telemetryHandlers,
  ...userHandlers,
};

/** The background jobs. A module adds its own here. */
export const jobs: readonly Job[] = [
  ...pipelineJobs,
  ...fileJobs,
  ...managerJobs,
  ...newsJobs,
  ...officeJobs,
  ...paymentJobs,
  ...spaceJobs,
  ...userJobs,
];

/**
 * Routes that are not calls (stored files, pages of a sandbox, callbacks of a gateway), timers and gauges of modules. A
 * module adds its group here.
 */
export const routeGroups: readonly RouteGroup[] = [
  filesRoute,
  paymentCallback,
  paymentReturn,
  sandboxPages,
  sentMessagesPage,
  identityResultRoute,
  identitySandboxPage,
  oneClickRoute,
  runQueues,
  watchOfficeWork,
];
