import { association, qualification } from '../../association/index.ts';
import type { Stories } from '../../gallery/stories.ts';
import { UnbrokenNumbers } from './UnbrokenNumbers.tsx';

export default { component: UnbrokenNumbers } satisfies Stories;

const NARROW = { width: '6rem' };

export const InText = () => (
  <p>
    <UnbrokenNumbers>{qualification.statement}</UnbrokenNumbers>
  </p>
);

/** The number is wider than its container and stays on one line. */
export const InNarrowPlace = () => (
  <p style={NARROW}>
    <UnbrokenNumbers>{association.bank.account}</UnbrokenNumbers>
  </p>
);
