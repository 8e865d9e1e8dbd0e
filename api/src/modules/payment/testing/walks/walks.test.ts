import { describeWalks } from './describeWalks.ts';

/** The same walks each time; new ones are in `walks.slow.test.ts`, many in `npm run lab -- walks 100000`. */
describeWalks(4, 2028);
