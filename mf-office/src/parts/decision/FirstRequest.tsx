import type { OfficeAct, SecondLook } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Callout, DescriptionList } from '@portal/shared/ui';

/** What a first employee has asked for and a second one must confirm. */
type Request = NonNullable<SecondLook>;

/** The request for this very act: what was asked for another act on the same object is none. */
export const requestFor = (act: OfficeAct, look: SecondLook | undefined): Request | null =>
  look?.act === act ? look : null;

/** What the button of an act says: the second employee's does the act, at once. */
export const actionOf = (action: string, request: Request | null): string =>
  request && !request.isOwn ? `두 번째 직원으로 ${action}` : action;

/** Tells the second employee that it is the second one's turn, and everything that the first one has said. */
export function FirstRequest({ request }: { request: Request | null }) {
  if (!request) return null;
  const { askedBy, askedAt, isOwn, amount, reason } = request;
  if (isOwn)
    return (
      <Callout tone="info" title="이미 요청하셨습니다">
        {formatDateTime(askedAt)}에 요청하셨습니다. 다른 직원이 같은 내용으로 처리하면 완료됩니다.
      </Callout>
    );
  return (
    <Callout tone="warning" title="두 번째 확인입니다">
      <p>먼저 요청한 직원의 내용이 맞는지 확인해 주세요. 같은 내용으로 처리하면 바로 완료됩니다.</p>
      <DescriptionList
        items={[
          { term: '먼저 요청한 직원', description: askedBy || '이름 없음' },
          { term: '요청 일시', description: formatDateTime(askedAt) },
          // Not every act that takes two moves money.
          ...(amount ? [{ term: '요청한 금액', description: formatMoney(amount) }] : []),
          { term: '남긴 말', description: reason || '없음' },
        ]}
      />
    </Callout>
  );
}
