import { SHELL_NAME } from '@portal/shared/section/registry';
import type { Job } from '../../src/rendering/job.ts';

/** The section whose code a render runs; frames and the shell's own pages are the shell's. */
export const sectionOfJob = ({ section }: Pick<Job, 'section'>): string => section?.name ?? SHELL_NAME;
