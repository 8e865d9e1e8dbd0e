import { formatPhone } from '../../format/index.ts';
import { UnbrokenNumbers } from '../basic/UnbrokenNumbers.tsx';

/** Phone number as a link that calls it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/\D/g, '')}`}>
      <UnbrokenNumbers>{formatPhone(phone)}</UnbrokenNumbers>
    </a>
  );
}
