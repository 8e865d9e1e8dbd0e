/** Used part of PortOne's script: https://developers.portone.io/sdk/ko/v2-sdk/identity-verification-request. */
interface PortOne {
  requestIdentityVerification(request: {
    storeId: string;
    channelKey: string;
    identityVerificationId: string;
    customData: string;
    redirectUrl: string;
    forceRedirect: boolean;
  }): Promise<{ code?: string } | undefined>;
}

/**
 * Loads PortOne's script and runs the check named in the page's hash when its button is pressed: without a press a
 * browser opens no window for it. The visitor then continues to the portal, which requests the result from PortOne
 * itself. A secret of this visit is passed along, so that only this browser can present it. It runs in the browser: its
 * source is written into the page, so it may use only its arguments.
 * @param service URL of the script.
 * @param store id of the store, and key of the channel in it.
 * @param result address at the portal to which the visit is added.
 */
export function embedIdentity(service: string, store: string, channel: string, result: string): void {
  const [identity = '', token = ''] = location.hash.slice(1).split('.');
  const button = document.querySelector('button');
  const link = document.querySelector('a');
  const status = document.querySelector('p');
  if (!button || !link || !status) return;

  const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  /** The same when the visitor returns to this page, since PortOne may retain the first value. */
  const visitOf = () => {
    const fresh = hex(crypto.getRandomValues(new Uint8Array(16)));
    try {
      const known = sessionStorage.getItem(identity) ?? fresh;
      sessionStorage.setItem(identity, known);
      return known;
    } catch {
      return fresh;
    }
  };
  const visit = visitOf();
  const back = (code?: string) =>
    `${result}${visit}?${new URLSearchParams({ identityVerificationId: identity, ...(code ? { code } : {}) }).toString()}`;
  const fail = (text: string) => {
    status.textContent = text;
    button.hidden = true;
  };
  if (!/^[\w-]{1,100}$/.test(identity) || !/^[\w-]{1,100}$/.test(token)) {
    link.href = new URL(result).origin;
    return fail('본인확인 요청을 확인할 수 없습니다. 처음 화면에서 다시 시작해주세요.');
  }
  link.href = back('CLOSED');

  const run = async (portone: PortOne) => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(visit));
    const response = await portone.requestIdentityVerification({
      storeId: store,
      channelKey: channel,
      identityVerificationId: identity,
      customData: JSON.stringify({ token, visit: hex(new Uint8Array(hash)) }),
      redirectUrl: result + visit,
      forceRedirect: true,
    });
    location.assign(back(response?.code));
  };
  const script = document.createElement('script');
  script.src = service;
  script.addEventListener('error', () => fail('본인확인 화면을 불러오지 못했습니다. 잠시 후 다시 시도해주세요.'));
  script.addEventListener('load', () => {
    button.disabled = false;
    button.addEventListener('click', () => {
      const portone = (window as { PortOne?: PortOne }).PortOne;
      if (!portone) return fail('본인확인 화면을 불러오지 못했습니다. 잠시 후 다시 시도해주세요.');
      button.disabled = true;
      run(portone).catch(() => location.assign(back('FAILED')));
    });
  });
  document.head.append(script);
}
