import { SHELL_NAME } from '@portal/shared/section/registry';
import type { Job } from '../../src/rendering/job.ts';

/** Section whose code a render runs; the shell for frames and its own pages. */
export const sectionOfJob = ({ section }: Pick<Job, 'section'>): string => section?.name ?? SHELL_NAME;
