import { describeWalks } from './describeWalks.ts';

/** Other walks each time. */
describeWalks(12);
