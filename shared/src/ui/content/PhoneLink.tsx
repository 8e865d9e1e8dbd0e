import { formatPhone } from '../../format/index.ts';
import { UnbrokenNumbers } from '../basic/UnbrokenNumbers.tsx';

/** A phone number that is called by a press. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/\D/g, '')}`}>
      <UnbrokenNumbers>{formatPhone(phone)}</UnbrokenNumbers>
    </a>
  );
}
