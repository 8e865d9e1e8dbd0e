import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Pages are loaded lazily: on a busy machine the first one of a test file takes many seconds.
configure({ asyncUtilTimeout: 15_000 });

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
