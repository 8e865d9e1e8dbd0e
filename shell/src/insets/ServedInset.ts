import { isPlainClick, type Router } from '@portal/shared/router';

/** What only the inset's own code can answer. */
const CONTROLS = 'button, input, select, textarea, summary, [tabindex]';

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Where a link leads within the portal and in this tab; null where it does not. */
function pathOf(link: HTMLElement | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = link;
  return origin === location.origin ? pathname + search + hash : null;
}

/** What tells that a control is about to be used. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** An inset as the server has rendered it, before its code runs: its links lead on, and a press waits for the code. */
export class ServedInset {
  readonly #place: HTMLElement;
  readonly #router: Router;
  readonly #onWanted: () => void;
  #pressed: HTMLElement | null = null;
  #pressedIndex = -1;

  /** @param onWanted the visitor is about to do something that only code can answer. */
  constructor(place: HTMLElement, router: Router, onWanted: () => void) {
    this.#place = place;
    this.#router = router;
    this.#onWanted = onWanted;
    for (const sign of SIGNS) place.addEventListener(sign, this.#want);
    place.addEventListener('click', this.#click);
  }

  /** Its code runs: React hears each press itself from now on, and one that was noted too would be done twice. */
  end(): void {
    for (const sign of SIGNS) this.#place.removeEventListener(sign, this.#want);
    this.#place.removeEventListener('click', this.#click);
  }

  /** Does again what was pressed before the code ran, also where all was drawn anew. */
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
    // A menu that closes leaves the pointer above what nobody means, while its page is left.
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
