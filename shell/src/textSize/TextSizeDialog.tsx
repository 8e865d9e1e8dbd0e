import { useState } from 'react';
import { TEXT_SIZE_KEY } from '@portal/platform/rendering/textSizeScript';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog, RadioGroup } from '@portal/shared/ui';

const SIZES = [
  { value: 100, label: '보통' },
  { value: 115, label: '크게' },
  { value: 130, label: '더 크게' },
  { value: 150, label: '아주 크게' },
];

const readSize = (): number => {
  const size = Number.parseInt(document.documentElement.style.fontSize, 10);
  return SIZES.some(({ value }) => value === size) ? size : 100;
};

/** Applies a size at once, and to later documents of this browser. */
function applySize(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  try {
    if (percent === 100) localStorage.removeItem(TEXT_SIZE_KEY);
    else localStorage.setItem(TEXT_SIZE_KEY, String(percent));
  } catch {
    // Where the browser stores nothing, the size lasts until the document is left.
  }
}

/** Dialog for the size of all texts, which changes while one chooses. */
export default function TextSizeDialog({ close, closing }: DialogProps<void>) {
  const [size, setSize] = useState(readSize);
  return (
    <Dialog
      title="글자 크기"
      size="small"
      closing={closing}
      onClose={() => close()}
      footer={<Button onClick={() => close()}>확인</Button>}
    >
      <RadioGroup
        legend="화면의 글자 크기를 골라주세요"
        name="textSize"
        options={SIZES}
        value={size}
        onChange={({ target }) => {
          const percent = Number(target.value);
          setSize(percent);
          applySize(percent);
        }}
      />
    </Dialog>
  );
}
