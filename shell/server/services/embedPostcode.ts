interface Found {
  zonecode: string;
  roadAddress: string;
  jibunAddress: string;
  /** R: the visitor chose the road address; J: the lot-number address. */
  userSelectedType: 'R' | 'J';
  buildingName: string;
}

interface Service {
  Postcode: new (options: { width: string; height: string; oncomplete(found: Found): void }) => {
    embed(element: HTMLElement, options: { autoClose: boolean }): void;
  };
}

/**
 * Loads the postcode service and sends the visitor's choice to the portal's page, which frames this one. It runs in the
 * browser: its source is written into the page, so it may use only its argument.
 * @param service URL of the service's script.
 */
export function embedPostcode(service: string): void {
  // Sent to any framing page: it contains only what the visitor has just chosen in it.
  const post = (message: object) => window.parent.postMessage(message, '*');
  const start = () => {
    const { kakao, daum } = window as { kakao?: Partial<Service>; daum?: Partial<Service> };
    const Postcode = kakao?.Postcode ?? daum?.Postcode;
    if (!Postcode) return post({ type: 'postcode:failed' });
    new Postcode({
      width: '100%',
      height: '100%',
      oncomplete({ zonecode, roadAddress, jibunAddress, userSelectedType, buildingName }) {
        const byRoad = userSelectedType === 'R';
        const building = byRoad && buildingName ? ` (${buildingName})` : '';
        post({
          type: 'postcode:chosen',
          postCode: zonecode,
          address: (byRoad ? roadAddress : jibunAddress) + building,
        });
      },
    }).embed(document.body, { autoClose: false });
    post({ type: 'postcode:ready' });
  };
  const script = document.createElement('script');
  script.src = service;
  script.addEventListener('load', start);
  script.addEventListener('error', () => post({ type: 'postcode:failed' }));
  document.head.append(script);
}
