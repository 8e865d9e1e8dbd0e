import { parentPort, workerData } from 'node:worker_threads';
import { configureClient } from '@portal/shared/client';
import { AS_GUEST } from '@portal/shared/client/server';
import type { JobMessage, OutcomeMessage, ThreadSettings } from '../rendering/job.ts';
import { askApi, jobOfRender } from './askApi.ts';
import { render } from './render.tsx';

// A thread of the shell's server: renders one page after the other, several at once while they wait for the API.

const { apiOrigin } = workerData as ThreadSettings;

configureClient({ ...AS_GUEST, ask: askApi(apiOrigin) });

parentPort?.on('message', ({ id, job }: JobMessage) => {
  void jobOfRender
    .run(job, () => render(job))
    .then((outcome) => parentPort?.postMessage({ id, outcome } satisfies OutcomeMessage));
});
