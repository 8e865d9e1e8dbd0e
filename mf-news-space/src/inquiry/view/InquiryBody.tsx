import { useRef } from 'react';
import { useMutation } from '@portal/shared/client';
import {
  getListBoxInquiry,
  getMapInquiry,
  INQUIRY_KIND_NAMES,
  patchIntInquiryClose,
} from '@portal/shared/contract/inquiry';
import { inTable } from '@portal/shared/contract/words';
import { formatDate } from '@portal/shared/format';
import { confirm } from '@portal/shared/overlay';
import { Actions, Badge, Button, ButtonLink, Callout, Section, toast } from '@portal/shared/ui';
import { LIST_PATH, toneOf, type Inquiry } from '../base/inquiryBoard.ts';
import { AskAgainForm } from './AskAgainForm.tsx';
import { Entry } from './Entry.tsx';
import styles from './InquiryBody.module.css';

/** Questions and answers, the next step, and the actions of the member. */
export function InquiryBody({ inquiry }: { inquiry: Inquiry }) {
  const { inquiryNo, kind, status, statusName, entries, allowedActions } = inquiry;
  const state = useRef<HTMLDivElement>(null);
  const closing = useMutation(patchIntInquiryClose, { invalidates: [getMapInquiry, getListBoxInquiry] });
  const close = async () => {
    const words = '문의를 종료하시겠습니까? 종료한 문의에는 이어서 물으실 수 없고, 새로 문의하실 수 있습니다.';
    if (!(await confirm(words, { yes: '예, 종료합니다', no: '아니오' }))) return;
    await closing.mutate({ inquiryNo });
    toast('문의를 종료했습니다.');
    state.current?.focus();
  };
  return (
    <div className={styles.root}>
      <div ref={state} tabIndex={-1} className={styles.state}>
        <p className={styles.badges}>
          <Badge tone={toneOf(status)}>{statusName}</Badge>
          <Badge>{inTable(INQUIRY_KIND_NAMES, kind, '문의')}</Badge>
        </p>
        <WhatNext inquiry={inquiry} />
      </div>
      {entries.map((entry, n) => (
        <Entry key={entry.entryNo} entry={entry} isFirst={n === 0} />
      ))}
      {allowedActions.includes('askAgain') && (
        <Section title="더 궁금하신 점이 있으신가요?">
          <AskAgainForm key={entries.length} inquiryNo={inquiryNo} onSent={() => state.current?.focus()} />
        </Section>
      )}
      <Actions>
        <ButtonLink to={LIST_PATH} variant="secondary">
          목록
        </ButtonLink>
        {allowedActions.includes('close') && (
          <Button
            variant="secondary"
            busy={closing.isPending}
            // The client has shown the error.
            onClick={() => void close().catch(() => undefined)}
          >
            문의 종료
          </Button>
        )}
      </Actions>
    </div>
  );
}

function WhatNext({ inquiry: { status, closesAt } }: { inquiry: Inquiry }) {
  if (status === 'OPEN')
    return <Callout title="담당자가 확인하고 있습니다.">답변을 드리면 문자나 메일로 알려드립니다.</Callout>;
  if (closesAt)
    return (
      <Callout tone="success" title="답변을 드렸습니다.">
        더 궁금하신 점은 아래에서 이어서 물으실 수 있습니다. {formatDate(closesAt)}까지 말씀이 없으시면 문의가
        종료됩니다.
      </Callout>
    );
  return <Callout title="종료된 문의입니다.">더 궁금하신 점은 새로 문의해주세요.</Callout>;
}
