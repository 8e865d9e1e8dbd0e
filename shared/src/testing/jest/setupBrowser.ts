import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { BEGIN, TEST_TIMEOUT_MS } from './time.ts';

const { getElementError } = getConfig();

/** Whether a search is repeated until it succeeds. The last failure is written once more, without this. */
const isRepeated = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // Half of what a test may take. What is loaded lazily takes seconds on a busy machine, and is no fault of the page's.
  asyncUtilTimeout: TEST_TIMEOUT_MS / 2,
  // Each attempt before the last would write the whole document into a message that nobody reads.
  getElementError: (message, container) =>
    isRepeated()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Lets the clock go on from the beginning. A suite that sets its own clock takes the place of this one. */
function beginAt(begin: number) {
  const systemNow = Date.now;
  const offset = begin - systemNow();
  const now = () => systemNow() + offset;
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values: unknown[], made) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], made) as Date,
    apply: () => new Date(now()).toString(),
  });
}

beginAt(BEGIN);

/**
 * jsdom has the dialog element without its methods. As in a browser, nothing outside an open one takes the focus, and
 * closing it returns the focus.
 */
function giveDialogsTheirMethods() {
  let modals: { dialog: HTMLDialogElement; opener: Element | null }[] = [];
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    modals = modals.filter(({ dialog }) => dialog.isConnected);
    const top = modals.at(-1);
    if (!top || top.dialog.contains(this)) focus.call(this, options);
  };
  HTMLDialogElement.prototype.showModal = function () {
    modals.push({ dialog: this, opener: document.activeElement });
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    const closed = modals.find(({ dialog }) => dialog === this);
    modals = modals.filter((modal) => modal !== closed);
    if (closed?.opener instanceof HTMLElement) closed.opener.focus();
  };
}

// A section's suite begins without a browser.
if (typeof HTMLElement !== 'undefined') giveDialogsTheirMethods();
