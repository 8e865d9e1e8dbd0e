import { useItem } from '@portal/shared/client';
import { getMapRefusal } from '@portal/shared/contract/marketingRefusal';
import { requireBrowser } from '@portal/shared/section';
import { AssociationPhone, EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import { FormPage } from '../parts/formPage/FormPage.tsx';
import { Refusal } from './Refusal.tsx';
import { useRefusalCode } from './useRefusalCode.ts';

const NOT_FOUND = 404;

/**
 * /sign/refuse?code=…: target of the link in each advertising message. Opening it changes nothing, because programs
 * open links too; the member refuses by one press, without a login.
 */
export default function RefusePage() {
  requireBrowser('the code of a link is for its visitor alone');
  const code = useRefusalCode();
  return (
    <FormPage title="광고 메시지 수신거부">
      {code === null ? <UnknownLink /> : <OfCode key={code} code={code} />}
    </FormPage>
  );
}

function OfCode({ code }: { code: string }) {
  const { data, error, retry } = useItem(getMapRefusal, { code }, { background: true });
  if (data) return <Refusal code={code} refusal={data} />;
  if (error?.code === NOT_FOUND) return <UnknownLink />;
  if (error) return <ErrorState message={error.message} onRetry={retry} />;
  return (
    <div role="status" aria-label="불러오는 중">
      <Skeleton lines={4} />
    </div>
  );
}

const UnknownLink = () => (
  <EmptyState title="수신거부 주소가 올바르지 않습니다.">
    받으신 메시지의 주소를 끝까지 눌러주세요. 받으신 지 1년이 넘은 주소는 쓸 수 없습니다. 로그인 후 내 정보에서 동의를
    철회하시거나 <AssociationPhone />로 전화해주셔도 됩니다.
  </EmptyState>
);
