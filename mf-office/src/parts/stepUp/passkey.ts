import type * as WebAuthn from '@simplewebauthn/browser';
import { CallError } from '@portal/shared/client';
import { alert } from '@portal/shared/overlay';

type Browser = typeof WebAuthn;

const FAILED = '패스키를 확인하지 못했습니다. 다시 눌러주시거나 휴대폰의 인증 앱을 써주세요.';

/**
 * Runs a step with the browser's passkeys; returns the browser's answer as JSON, or null after a message. The browser
 * throws if the employee cancels, if it knows no passkeys, and for a device that it does not know.
 */
export async function askBrowser(step: (browser: Browser) => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await step(await import('@simplewebauthn/browser')));
  } catch (error) {
    if (error instanceof CallError) throw error;
    await alert(FAILED);
    return null;
  }
}
