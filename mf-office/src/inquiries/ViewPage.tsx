import { useItem } from '@portal/shared/client';
import { officeInquiry } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { useNumberParam } from '@portal/shared/router';
import { serverNow } from '@portal/shared/time';
import { Actions, ButtonLink, DescriptionList, Section } from '@portal/shared/ui';
import { ItemOf } from '../parts/frame/ItemOf.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { PersonName } from '../parts/person/PersonName.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Entry } from './Entry.tsx';
import { kindName, LIST_PATH, type Inquiry } from './inquiry.ts';
import { waited } from './waited.ts';

/** /office/inquiries/view: one inquiry with its questions and answers, and the form for the next answer. */
export default function ViewPage() {
  const inquiryNo = useNumberParam('inquiryNo');
  const query = useItem(officeInquiry, inquiryNo === null ? null : { inquiryNo });
  return (
    <OfficePage title={query.data?.title ?? '1:1 문의'}>
      <ItemOf no={inquiryNo} query={query}>
        {(inquiry) => <InquiryBody inquiry={inquiry} />}
      </ItemOf>
      <Actions>
        <ButtonLink variant="secondary" to={LIST_PATH}>
          목록
        </ButtonLink>
      </Actions>
    </OfficePage>
  );
}

function InquiryBody({ inquiry }: { inquiry: Inquiry }) {
  const { inquiryNo, kind, statusName, writer, memberNo, regDate, waitsSince, entries, allowedActions } = inquiry;
  const newest = entries.at(-1)?.entryNo ?? 0;
  return (
    <>
      <DescriptionList
        items={[
          { term: '종류', description: kindName(kind) },
          { term: '상태', description: statusName },
          { term: '회원', description: <PersonName memberNo={memberNo}>{writer}</PersonName> },
          { term: '처음 물은 때', description: formatDateTime(regDate) },
          ...(waitsSince ? [{ term: '기다린 시간', description: waited(waitsSince, serverNow()) }] : []),
        ]}
      />
      <Section title="주고받은 내용">
        {entries.map((entry) => (
          <Entry key={entry.entryNo} entry={entry} />
        ))}
      </Section>
      {allowedActions.includes('answer') && (
        <Section title="답변하기" lead="답변은 고치거나 지울 수 없습니다. 회원의 문자나 메일로 답변한 사실을 알립니다.">
          <AnswerForm key={newest} inquiryNo={inquiryNo} lastEntryNo={newest} />
        </Section>
      )}
    </>
  );
}
