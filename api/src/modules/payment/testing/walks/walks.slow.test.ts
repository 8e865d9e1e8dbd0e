import { describeWalks } from './describeWalks.ts';

/** Different walks every time. */
describeWalks(12);
