import { describeWalks } from './describeWalks.ts';

/**
 * The same walks every time; random ones are in `walks.slow.test.ts`, many in `npm run measure:walks -w api -- 100000`.
 */
describeWalks(4, 2028);
