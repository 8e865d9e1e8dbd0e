import { useItem } from '@portal/shared/client';
import { getMapPush, type PushDevice } from '@portal/shared/contract/pushDevice';
import { formatDateTime } from '@portal/shared/format';
import {
  Actions,
  Badge,
  Button,
  Callout,
  Card,
  ErrorState,
  Section,
  Skeleton,
  VisuallyHidden,
} from '@portal/shared/ui';
import styles from './DeviceNotices.module.css';
import type { PushSupport } from './pushSupport.ts';
import { useDevices } from './useDevices.ts';

/** Notices on the member's devices: begun on this one after a press, listed and ended for each. */
export function DeviceNotices() {
  const { data, error, retry } = useItem(getMapPush, {}, { background: true });
  // This portal sends none.
  if (data?.publicKey === null && data.devices.length === 0) return null;
  return (
    <Section
      title="기기 알림"
      lead="새 알림이 있으면 휴대폰이나 컴퓨터의 알림으로도 알려드립니다. 문자와 메일은 그대로 보내드립니다."
    >
      <Card>
        {data && <Devices publicKey={data.publicKey} devices={data.devices} />}
        {!data && error && <ErrorState message={error.message} onRetry={retry} />}
        {!data && !error && <Skeleton lines={2} height="2rem" />}
      </Card>
    </Section>
  );
}

const REASONS: Record<Exclude<PushSupport, 'ready'>, { title: string; text: string }> = {
  refused: {
    title: '이 브라우저에서 알림이 막혀 있습니다.',
    text: '브라우저의 사이트 설정에서 이 홈페이지의 알림을 허용하신 다음 이 화면을 다시 열어주세요.',
  },
  homeScreen: {
    title: '아이폰과 아이패드에서는 홈 화면에 추가하신 뒤에 켜실 수 있습니다.',
    text: '사파리의 공유 메뉴에서 ‘홈 화면에 추가’로 아이콘을 만드시고 ‘웹 앱으로 열기’를 켜주세요. 그 아이콘으로 열어 이 화면에서 켜실 수 있습니다. ‘웹 앱으로 열기’가 없으면 문자와 메일로 받아주세요.',
  },
  unsupported: {
    title: '이 브라우저에서는 기기 알림을 켜실 수 없습니다.',
    text: '크롬, 엣지, 삼성 인터넷이나 사파리에서 이 화면을 열어주세요.',
  },
};

function Devices({ publicKey, devices }: { publicKey: string | null; devices: readonly PushDevice[] }) {
  const { support, isBeginning, isEnding, isTrying, begin, end, tryOut } = useDevices(publicKey);
  const isOnHere = devices.some(({ isHere }) => isHere);
  return (
    <div className={styles.devices}>
      {support !== 'ready' && <Callout title={REASONS[support].title}>{REASONS[support].text}</Callout>}
      {support === 'ready' && publicKey !== null && !isOnHere && (
        <>
          <p>이 기기의 알림은 꺼져 있습니다. 켜시면 브라우저가 알림을 허용하시는지 여쭙니다.</p>
          <Actions>
            <Button variant="secondary" busy={isBeginning} onClick={begin}>
              이 기기에서 알림 받기
            </Button>
          </Actions>
        </>
      )}
      {devices.length > 0 && (
        <ul role="list" aria-label="알림을 받는 기기" className={styles.list}>
          {devices.map((device) => (
            <li key={device.pushNo} className={styles.device}>
              <h3 className={styles.title}>
                {nameOf(device)} {device.isHere && <Badge tone="success">이 기기</Badge>}
              </h3>
              <p className={styles.facts}>
                {[
                  `${formatDateTime(device.regDate)}에 켜심`,
                  ...(device.sentAt ? [`마지막 알림 ${formatDateTime(device.sentAt)}`] : []),
                ].join(' · ')}
              </p>
              <Actions>
                {device.isHere && support === 'ready' && (
                  <Button variant="secondary" size="small" busy={isTrying} onClick={() => tryOut(device)}>
                    시험 알림 보내기
                  </Button>
                )}
                <Button variant="secondary" size="small" busy={isEnding} onClick={() => end(device)}>
                  알림 끄기<VisuallyHidden>: {nameOf(device)}</VisuallyHidden>
                </Button>
              </Actions>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>
        잠긴 화면에서 다른 사람이 볼 수 있으므로, 알림에는 이름과 신청 내용을 적지 않습니다. 로그아웃하시면 그 기기의
        알림도 꺼집니다.
      </p>
    </div>
  );
}

const nameOf = ({ device }: PushDevice) => device || '알 수 없는 기기';
