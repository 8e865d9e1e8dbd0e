import { useItem } from '@portal/shared/client';
import { officeOverview, type OfficeAct, type SecondLook } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Callout, DescriptionList } from '@portal/shared/ui';

/** Request of a first employee, which a second one must confirm. */
type Request = NonNullable<SecondLook>;

/** Pending request for this very act; a request for another act on the same object does not count. */
export const requestFor = (act: OfficeAct, look: SecondLook | undefined): Request | null =>
  look?.act === act ? look : null;

/** Label of an act's button: the second employee's press performs the act at once. */
export const actionOf = (action: string, request: Request | null): string =>
  request && !request.isOwn ? `두 번째 직원으로 ${action}` : action;

/**
 * The first employee's complete request, shown to the second one, or a note that another employee is awaited.
 * @param amount sum of the act in won, for a first employee to read that it takes a second one.
 */
export function FirstRequest({ request, amount: sum = 0 }: { request: Request | null; amount?: number | undefined }) {
  const { data } = useItem(officeOverview, {}, { background: true, enabled: sum > 0 });
  if (!request)
    return data && sum > data.fourEyesOver ? (
      <Callout tone="info" title="다른 직원의 확인이 필요합니다">
        {formatMoney(data.fourEyesOver)}이 넘어 혼자 처리하실 수 없습니다. 누르시면 요청을 남기고, 다른 직원이 같은
        내용으로 처리하면 완료됩니다.
      </Callout>
    ) : null;
  const { askedBy, askedAt, isOwn, amount, reason } = request;
  if (isOwn)
    return (
      <Callout tone="info" title="이미 요청하셨습니다">
        {formatDateTime(askedAt)}에 요청하셨습니다. 다른 직원이 같은 내용으로 처리하면 완료됩니다.
      </Callout>
    );
  return (
    <Callout tone="warning" title="두 번째 확인입니다">
      <p>먼저 요청한 직원의 내용이 맞는지 확인해주세요. 같은 내용으로 처리하면 바로 완료됩니다.</p>
      <DescriptionList
        items={[
          { term: '먼저 요청한 직원', description: askedBy || '이름 없음' },
          { term: '요청 일시', description: formatDateTime(askedAt) },
          // Not every act that takes two employees moves money.
          ...(amount ? [{ term: '요청한 금액', description: formatMoney(amount) }] : []),
          { term: '남긴 말', description: reason || '없음' },
        ]}
      />
    </Callout>
  );
}
