import { association } from '@portal/shared/association';
import { absolute, LOGO_PATH } from './addresses.ts';

/** The association as the publisher or organiser of something. */
export const publisher = (origin: string) => ({
  '@type': 'Organization',
  name: association.name,
  url: absolute(origin, '/main'),
  logo: { '@type': 'ImageObject', url: absolute(origin, LOGO_PATH), width: 512, height: 512 },
});

/** The association itself, for pages about it. */
export const organizationData = (origin: string) => ({
  ...publisher(origin),
  legalName: association.legalName,
  alternateName: association.englishName,
  slogan: association.slogan,
  foundingDate: String(association.founded),
  telephone: internationalPhone(association.phone),
  email: association.email,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'KR',
    postalCode: association.address.postCode,
    streetAddress: association.address.text,
  },
});

/** `02-555-0100` in international format. */
function internationalPhone(phone: string): string {
  return `+82-${phone.replace(/^0/, '')}`;
}
