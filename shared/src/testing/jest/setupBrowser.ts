import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { BEGIN, TEST_TIMEOUT_MS } from './time.ts';

const { getElementError } = getConfig();

/** True while a search is still being retried. The last failure is formatted again without this flag. */
const isRepeated = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // Half of a test's time. Lazy loading takes seconds on a busy machine, which is not a fault of the page.
  asyncUtilTimeout: TEST_TIMEOUT_MS / 2,
  // Each attempt before the last would format the whole document into an unread message.
  getElementError: (message, container) =>
    isRepeated()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Starts the clock at a fixed time. A suite with its own clock replaces it. */
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
 * Adds the methods that jsdom's dialog element lacks. As in a browser, nothing outside an open dialog can be focused,
 * and closing it restores the focus.
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

// A section's suite starts without a browser.
if (typeof HTMLElement !== 'undefined') giveDialogsTheirMethods();
