import type { CertificateItem } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';
import { UnbrokenNumbers, type Description } from '@portal/shared/ui';

/** Postal address of a card, and its tracking number. */
export function postItems({ post, sending }: CertificateItem): Description[] {
  const address = post && `(${post.postCode}) ${[post.userAddress, post.userAddress2].filter(Boolean).join(' ')}`;
  return [
    ...(address ? [{ term: '받는 곳', description: address }] : []),
    ...(sending ? [{ term: '보낸 날', description: formatDate(sending.sentAt) }] : []),
    ...(sending?.trackingNumber
      ? [
          {
            term: '송장번호',
            description: (
              <>
                {sending.carrierName} <UnbrokenNumbers>{sending.trackingNumber}</UnbrokenNumbers>
              </>
            ),
          },
        ]
      : []),
  ];
}
