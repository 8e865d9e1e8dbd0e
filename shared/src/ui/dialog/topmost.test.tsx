import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { Dialog } from './Dialog.tsx';

/** The kit of another build: the same React, but its own copy of Radix. */
async function dialogOfAnotherBuild(): Promise<typeof Dialog> {
  let other = Dialog;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    jest.doMock('react-dom', () => reactDom);
    jest.doMock('react/jsx-runtime', () => jsxRuntime);
    other = (await import('./Dialog.tsx')).Dialog;
  });
  return other;
}

// jsdom does not implement `inert`: as in a browser, inert elements must not take the focus.
const focus = HTMLElement.prototype.focus;
beforeAll(() => {
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (!this.closest('[inert]')) focus.call(this, options);
  };
});
afterAll(() => {
  HTMLElement.prototype.focus = focus;
});

async function stack() {
  const Other = await dialogOfAnotherBuild();
  expect(Other).not.toBe(Dialog);
  const closed = jest.fn<void, [string]>();
  const Both = ({ asked }: { asked: boolean }) => (
    <>
      <Dialog title="환불 신청" onClose={() => closed('form')}>
        <input aria-label="예금주" />
      </Dialog>
      {asked && (
        <Other
          role="alertdialog"
          title="확인"
          onClose={() => closed('question')}
          footer={<button type="button">예</button>}
        >
          신청하시겠습니까?
        </Other>
      )}
    </>
  );
  const view = render(<Both asked={false} />);
  // Radix listens for presses from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  view.rerender(<Both asked />);
  await new Promise((resolve) => setTimeout(resolve));
  return { closed, ask: (asked: boolean) => view.rerender(<Both asked={asked} />) };
}

test('a press in the dialog above does not close the one below', async () => {
  const { closed } = await stack();
  const yes = screen.getByRole('button', { name: '예' });
  fireEvent.pointerDown(yes);
  await userEvent.click(yes);
  expect(closed).not.toHaveBeenCalled();
});

test('Escape closes only the dialog above', async () => {
  const { closed } = await stack();
  await userEvent.keyboard('{Escape}');
  expect(closed.mock.calls).toEqual([['question']]);
});

test('the one below is inert until it is on top again', async () => {
  const { ask } = await stack();
  const below = screen.getByRole('dialog', { hidden: true });
  expect(below).toHaveAttribute('inert');
  expect(screen.getByRole('alertdialog')).not.toHaveAttribute('inert');
  ask(false);
  await waitFor(() => expect(below).not.toHaveAttribute('inert'));
});
