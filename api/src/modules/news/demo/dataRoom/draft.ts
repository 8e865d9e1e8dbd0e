import type { Subject } from '../../../../demo/pictures/subjects.ts';

/** Article of the demo; its days count back from the day of the load. */
export interface Draft {
  daysAgo: number;
  title: string;
  body: string;
  writer: string;
  subject?: Subject;
  beside?: Subject;
  isTop?: boolean;
  category?: 'hygn';
  files?: readonly { name: string; bytes: Buffer }[];
}
