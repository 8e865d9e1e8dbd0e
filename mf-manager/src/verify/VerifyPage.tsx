import type { FormEvent } from 'react';
import { qualification } from '@portal/shared/association';
import { useItem } from '@portal/shared/client';
import { getMapCertificate } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';
import { useSearchParams } from '@portal/shared/router';
import { AssociationPhone, Button, Callout, ErrorState, Form, Page, Skeleton, TextField } from '@portal/shared/ui';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { CardItems } from '../parts/page/CardItems.tsx';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { paperNameOf, validPaper } from './validPaper.ts';

/** Query parameter of the number, which the QR code of a certificate contains. */
const NUMBER_NAME = 'number';
const MAX_NUMBER_LENGTH = 40;

/** /manager/exam/verify: checks whether a certificate, completion or receipt is valid, for anyone with its number. */
export default function VerifyPage() {
  const [search, setSearch] = useSearchParams();
  const number = (search.get(NUMBER_NAME) ?? '').trim().slice(0, MAX_NUMBER_LENGTH);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(NUMBER_NAME);
    setSearch(typeof typed === 'string' && typed.trim() ? { [NUMBER_NAME]: typed.trim() } : {});
  };
  return (
    <Page
      title="자격증 진위확인"
      breadcrumb={breadcrumb()}
      width="text"
      lead={`${qualification.name} 자격증과 수료증, 영수증이 유효한지 번호로 확인합니다. 로그인하지 않아도 됩니다.`}
    >
      <Form onSubmit={submit} key={number}>
        <TextField
          label="자격증 번호"
          name={NUMBER_NAME}
          required
          defaultValue={number}
          autoComplete="off"
          hint="자격증 위쪽에 적힌 숫자 15자리입니다. 수료증과 영수증의 번호도 여기에서 확인합니다. 하이픈(-)은 빼고 적으셔도 됩니다. 이전 홈페이지에서 받은 번호는 적힌 대로 적어주세요."
        />
        <div>
          <Button type="submit">확인</Button>
        </div>
      </Form>
      <div aria-live="polite">{number && <Answer number={number} />}</div>
      <QualificationNotice />
    </Page>
  );
}

/**
 * Result of the check: a valid document shows its kind, the masked name and the day of issue, and a receipt its
 * amounts.
 */
function Answer({ number }: { number: string }) {
  const query = useItem(getMapCertificate, { number });
  if (query.error) return <ErrorState message={query.error.message} onRetry={query.retry} />;
  if (!query.data) return <Skeleton lines={4} height="2em" />;
  if (!query.data.valid)
    return (
      <Callout tone="warning" title={`유효한 ${paperNameOf(number)} 아닙니다.`}>
        <p>
          번호를 다시 확인해주세요. 번호가 맞는데도 이 안내가 나오면 <AssociationPhone />로 문의해주세요.
        </p>
      </Callout>
    );
  const { name, issuedAt } = query.data;
  const { title, items, isRefunded } = validPaper(query.data);
  return (
    <Callout tone={isRefunded ? 'warning' : 'success'} title={title}>
      <CardItems
        items={[...items, { term: '이름', description: name }, { term: '발급일', description: formatDate(issuedAt) }]}
      />
    </Callout>
  );
}
