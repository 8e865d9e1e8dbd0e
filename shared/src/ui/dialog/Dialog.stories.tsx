import { DIALOG_KEYS } from '../../gallery/keys.ts';
import { Reopened } from '../../gallery/Reopened.tsx';
import type { Stories } from '../../gallery/stories.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export default { component: Dialog, parameters: { keys: DIALOG_KEYS } } satisfies Stories;

const PARAGRAPH =
  '교육은 수강 신청 때 고르신 장소에서 열립니다. 시작 10분 전까지 입실하시고, 신분증과 수강증을 함께 보여주세요.';

const buttonsOf = (close: () => void) => (
  <>
    <Button variant="secondary" onClick={close}>
      뒤로
    </Button>
    <Button onClick={close}>확인</Button>
  </>
);

export const Small = () => (
  <Reopened>
    {(close) => (
      <Dialog title="교육 안내" size="small" onClose={close}>
        {PARAGRAPH}
      </Dialog>
    )}
  </Reopened>
);

export const WithButtons = () => (
  <Reopened>
    {(close) => (
      <Dialog
        title="교육 안내"
        description="2026년 제4회 외식경영관리사 2급 교육"
        onClose={close}
        footer={buttonsOf(close)}
      >
        {PARAGRAPH}
      </Dialog>
    )}
  </Reopened>
);

export const LongText = () => (
  <Reopened>
    {(close) => (
      <Dialog
        title="외식경영관리사 자격검정 응시자 유의 사항과 부정행위 처리 기준에 관한 안내"
        onClose={close}
        footer={buttonsOf(close)}
      >
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>{PARAGRAPH}</p>
        ))}
      </Dialog>
    )}
  </Reopened>
);

export const Large = () => (
  <Reopened>
    {(close) => (
      <Dialog title="교육 수강증" size="large" onClose={close} footer={buttonsOf(close)}>
        {PARAGRAPH}
      </Dialog>
    )}
  </Reopened>
);

export const Full = () => (
  <Reopened>
    {(close) => (
      <Dialog title="전체 메뉴" size="full" onClose={close}>
        {PARAGRAPH}
      </Dialog>
    )}
  </Reopened>
);

export const Placed = () => (
  <Reopened>
    {(close) => (
      <Dialog title="협회 소식" size="small" place={{ top: 120, left: 240 }} onClose={close}>
        {PARAGRAPH}
      </Dialog>
    )}
  </Reopened>
);
