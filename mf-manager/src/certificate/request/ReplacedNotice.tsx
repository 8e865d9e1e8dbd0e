import { Callout, UnbrokenNumbers } from '@portal/shared/ui';

/** Effect of a reissue on the current certificate, shown before a request. */
export function ReplacedNotice({ number }: { number: string }) {
  return (
    <Callout tone="warning" title="재발급하면 지금 자격증은 쓸 수 없게 됩니다.">
      <UnbrokenNumbers>
        {`새 자격증은 번호가 바뀝니다. 새 자격증이 발급되는 때부터 지금 자격증(${number})은 무효가 되어, 진위확인에서도 유효하지 않다고 나옵니다.`}
      </UnbrokenNumbers>
    </Callout>
  );
}
