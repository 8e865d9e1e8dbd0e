import { association } from '../../association/index.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** Word joiner: no line begins or ends between the brackets and the number. */
const JOINED = '\u2060';

/** `협회(02-555-0100)` in a sentence, with a link that calls it. */
export const AssociationPhone = () => (
  <>
    협회({JOINED}
    <PhoneLink phone={association.phone} />
    {JOINED})
  </>
);
