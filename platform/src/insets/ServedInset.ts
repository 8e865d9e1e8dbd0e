import { isPlainClick, type Router } from '@portal/shared/router';

/** Elements that need the inset's own code. */
const CONTROLS = 'button, input, select, textarea, summary, [tabindex]';

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Target of a link within the portal and in this tab; null for others. */
function pathOf(link: HTMLElement | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = link;
  return origin === location.origin ? pathname + search + hash : null;
}

/** Events that precede the use of a control. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** An inset rendered by the server, before its code runs: its links work, and a press waits for the code. */
export class ServedInset {
  readonly #place: HTMLElement;
  readonly #router: Router;
  readonly #onWanted: () => void;
  #pressed: HTMLElement | null = null;
  #pressedIndex = -1;

  /** @param onWanted called when the visitor is about to use a control. */
  constructor(place: HTMLElement, router: Router, onWanted: () => void) {
    this.#place = place;
    this.#router = router;
    this.#onWanted = onWanted;
    for (const sign of SIGNS) place.addEventListener(sign, this.#want);
    place.addEventListener('click', this.#click);
  }

  /**
   * Stops recording once the code runs: React receives each press itself, and a press recorded too would be done twice.
   */
  end(): void {
    for (const sign of SIGNS) this.#place.removeEventListener(sign, this.#want);
    this.#place.removeEventListener('click', this.#click);
  }

  /** Repeats the press made before the code ran, even if everything was rendered again. */
  repeat(): void {
    const pressed = this.#pressed;
    this.#pressed = null;
    if (!pressed) return;
    const again = pressed.isConnected ? pressed : this.#controls[this.#pressedIndex];
    if (again?.textContent === pressed.textContent) again.click();
  }

  get #controls(): HTMLElement[] {
    return [...this.#place.querySelectorAll<HTMLElement>(CONTROLS)];
  }

  readonly #want = ({ target }: Event): void => {
    // A closing menu leaves the pointer over an arbitrary control, while the page is being left.
    const isLeft = this.#router.state.navigation.state !== 'idle';
    if (!isLeft && closest(target, CONTROLS)) this.#onWanted();
  };

  readonly #click = (event: MouseEvent): void => {
    const path = pathOf(closest(event.target, 'a[href]'));
    if (path !== null && isPlainClick(event)) {
      event.preventDefault();
      void this.#router.navigate(path);
    }
    this.#pressed = closest(event.target, CONTROLS);
    if (!this.#pressed) return;
    this.#pressedIndex = this.#controls.indexOf(this.#pressed);
    this.#onWanted();
  };
}
