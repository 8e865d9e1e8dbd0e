import { DIALOG_KEYS } from '../../gallery/keys.ts';
import { Reopened } from '../../gallery/Reopened.tsx';
import type { Stories } from '../../gallery/stories.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { DescriptionList } from '../surface/DescriptionList.tsx';
import { Sheet } from './Sheet.tsx';

export default { component: Sheet, parameters: { keys: DIALOG_KEYS } } satisfies Stories;

const LINES = [
  { term: '성명', description: '김한빛' },
  { term: '교육', description: '외식경영관리사 2급 교육' },
  { term: '일시', description: '2026.12.05 (토) 09:00' },
  { term: '장소', description: '서울 교육장 3층 제2강의실' },
];

const Slips = ({ slips }: { slips: readonly (typeof LINES)[] }) => (
  <Reopened>
    {(close) => (
      <Dialog title="교육 수강증" size="large" onClose={close}>
        {slips.map((items, index) => (
          <Sheet key={index} title="교육 수강증">
            <DescriptionList items={items} />
          </Sheet>
        ))}
      </Dialog>
    )}
  </Reopened>
);

export const One = () => <Slips slips={[LINES]} />;

export const Two = () => <Slips slips={[LINES, LINES]} />;

export const LongerThanAPage = () => <Slips slips={[Array.from({ length: 12 }, () => LINES).flat()]} />;
