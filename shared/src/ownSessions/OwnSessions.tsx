import { CallError, useItem, useMutation } from '@portal/shared/client';
import { confirm } from '@portal/shared/overlay';
import {
  Badge,
  Button,
  Callout,
  Card,
  DescriptionList,
  ErrorState,
  Section,
  Skeleton,
  toast,
  VisuallyHidden,
} from '@portal/shared/ui';
import { getListBoxSession, postIntSessionEnd, type OwnSession } from '../contract/ownSession.ts';
import { formatDateTime } from '../format/index.ts';
import styles from './OwnSessions.module.css';

/** Places where the visitor is logged in, with an end for each other place, and the last logins that have ended. */
export function OwnSessions() {
  const { data, error, retry } = useItem(getListBoxSession, {}, { background: true });
  const { endOne, endOthers, isPending } = useEnding();
  if (error && !data) return <ErrorState message={error.message} onRetry={retry} />;
  if (!data) return <Skeleton lines={6} />;
  const live = data.sessions.filter(({ isLive }) => isLive);
  const ended = data.sessions.filter(({ isLive }) => !isLive);
  return (
    <>
      <Section title="지금 로그인한 기기">
        <SessionList sessions={live} endOne={isPending ? undefined : endOne} />
        {live.length > 1 ? (
          <Button variant="secondary" busy={isPending} onClick={endOthers}>
            다른 곳에서 모두 로그아웃
          </Button>
        ) : (
          <Callout>이 기기에서만 로그인되어 있습니다.</Callout>
        )}
      </Section>
      {ended.length > 0 && (
        <Section
          title="지난 로그인"
          lead="지금은 로그아웃된 기록입니다. 모르는 로그인이 있으면 비밀번호를 바꾸거나 협회로 알려주세요."
        >
          <SessionList sessions={ended} />
        </Section>
      )}
    </>
  );
}

interface SessionListProps {
  sessions: readonly OwnSession[];
  endOne?: ((session: OwnSession) => void) | undefined;
}

const SessionList = ({ sessions, endOne }: SessionListProps) => (
  <ul role="list" className={styles.list}>
    {sessions.map((session) => (
      <li key={session.sessionNo}>
        <Card className={styles.session}>
          <h3 className={styles.title}>
            {deviceOf(session)} {session.isCurrent && <Badge tone="success">이 기기</Badge>}
          </h3>
          <DescriptionList items={itemsOf(session)} />
          {endOne && !session.isCurrent && (
            <Button variant="secondary" size="small" onClick={() => endOne(session)}>
              로그아웃<VisuallyHidden>: {deviceOf(session)}</VisuallyHidden>
            </Button>
          )}
        </Card>
      </li>
    ))}
  </ul>
);

const deviceOf = ({ device }: OwnSession) => device || '알 수 없는 기기';

const itemsOf = ({ loginDate, usedAt, ip }: OwnSession) => [
  { term: '로그인', description: formatDateTime(loginDate) },
  { term: '마지막 사용', description: formatDateTime(usedAt) },
  ...(ip ? [{ term: '접속 주소 (IP)', description: ip }] : []),
];

/** Ends sessions after a question. */
function useEnding() {
  const ending = useMutation(postIntSessionEnd, { invalidates: [getListBoxSession] });
  const end = async (question: string, input: { sessionNo?: number }) => {
    if (!(await confirm(question, { yes: '예, 로그아웃합니다', no: '아니오' }))) return;
    try {
      await ending.mutate(input);
    } catch (error) {
      // The client has shown its message.
      if (error instanceof CallError) return;
      throw error;
    }
    toast('로그아웃했습니다.');
  };
  return {
    isPending: ending.isPending,
    endOne: (session: OwnSession) =>
      void end(`‘${deviceOf(session)}’에서 로그아웃하시겠습니까?`, { sessionNo: session.sessionNo }),
    endOthers: () => void end('이 기기를 뺀 다른 곳에서 모두 로그아웃하시겠습니까?', {}),
  };
}
