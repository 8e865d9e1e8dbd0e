import type { SectionFailureCause } from '@portal/shared/contract/telemetry';

/** Messages for the visitor; details for the developer are in the console and in the beacon. */
export const FAILURE_MESSAGES: Record<SectionFailureCause, string> = {
  offline: '인터넷 연결이 끊겨 있습니다. 연결되면 자동으로 다시 불러옵니다.',
  http: '이 화면을 제공하는 서버에 연결하지 못했습니다.',
  timeout: '이 화면을 불러오는 데 시간이 너무 오래 걸립니다.',
  'not-a-manifest': '이 화면을 제공하는 서버에서 올바르지 않은 응답을 받았습니다.',
  'not-a-module': '이 화면을 제공하는 서버에서 올바르지 않은 응답을 받았습니다.',
  'chunk-gone': '화면이 새로 배포되는 중입니다. 다시 시도하면 새 화면을 불러옵니다.',
  'contract-mismatch': '이 화면은 지금 점검하고 있습니다. 점검이 끝나면 다시 이용하실 수 있습니다.',
  crashed: '화면을 표시하는 중에 문제가 발생했습니다.',
  redrawn: '화면을 표시하는 중에 문제가 발생했습니다.',
};
