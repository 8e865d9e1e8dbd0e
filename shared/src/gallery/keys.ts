import type { Key } from './stories.ts';

// Keys common to several components.

const TAB: Key = { key: 'Tab', does: '이 요소로 옵니다. Shift와 함께 누르면 앞 요소로 갑니다.' };

export const LINK_KEYS: readonly Key[] = [TAB, { key: 'Enter', does: '링크를 엽니다.' }];

export const BUTTON_KEYS: readonly Key[] = [TAB, { key: 'Enter, Space', does: '누릅니다.' }];

export const TEXT_KEYS: readonly Key[] = [TAB];

export const SELECT_KEYS: readonly Key[] = [
  TAB,
  { key: '↑ ↓', does: '앞이나 뒤의 항목을 고릅니다.' },
  { key: 'Space', does: '목록을 펼칩니다.' },
];

export const SCROLL_KEYS: readonly Key[] = [
  { key: 'Tab', does: '내용이 넘칠 때만 이 영역으로 옵니다.' },
  { key: '↑ ↓ ← →', does: '영역 안에서 움직입니다.' },
];

export const DIALOG_KEYS: readonly Key[] = [
  { key: 'Tab', does: '창 안의 요소를 차례로 돕니다. 창 밖으로는 나가지 않습니다.' },
  { key: 'Esc', does: '창을 닫고, 창을 연 요소로 돌아갑니다.' },
];

export const CALENDAR_KEYS: readonly Key[] = [
  { key: 'Enter, Space (달력 단추)', does: '달력을 엽니다.' },
  { key: '↑ ↓ ← →', does: '달력에서 하루나 한 주씩 옮깁니다.' },
  { key: 'Page Up, Page Down', does: '달력에서 한 달씩 옮깁니다.' },
  { key: 'Home, End', does: '달력에서 그 주의 처음이나 끝으로 갑니다.' },
  { key: 'Esc', does: '날짜를 고르지 않고 달력을 닫습니다.' },
];
