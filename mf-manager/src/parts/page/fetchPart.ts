import { alert } from '@portal/shared/overlay';

/**
 * Fetches the code of something that only opens on a press, before it opens: a lost connection is then a message
 * and another press, not a broken page.
 */
export async function fetchPart<Part>(load: () => Promise<{ default: Part }>): Promise<Part | null> {
  try {
    return (await load()).default;
  } catch {
    await alert('화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.');
    return null;
  }
}
