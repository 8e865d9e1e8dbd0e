import { keepEarlyInput } from './earlyInput.ts';

/** A page to be hydrated by React: a field, a button and a form. */
function aPage() {
  document.body.innerHTML = `<div id="root"><form><input name="id"><input type="checkbox" name="agree">
    <button type="submit">보내기</button></form><button type="button">메뉴</button></div>`;
  const find = <Element extends HTMLElement>(selector: string) => {
    const element = document.querySelector<Element>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  };
  return {
    root: find('#root'),
    field: find<HTMLInputElement>('[name=id]'),
    box: find<HTMLInputElement>('[name=agree]'),
    form: find<HTMLFormElement>('form'),
    submit: find<HTMLButtonElement>('[type=submit]'),
    button: find<HTMLButtonElement>('[type=button]'),
  };
}

afterEach(() => {
  delete window.earlyInput;
});

test('typed text and ticked boxes are restored, even if hydration has cleared them', () => {
  const { root, field, box } = aPage();
  field.value = 'typed';
  box.checked = true;
  const again = keepEarlyInput(root);
  field.value = '';
  box.checked = false;
  const heard = jest.fn();
  field.addEventListener('input', () => heard(field.value));
  again();
  expect(heard).toHaveBeenCalledWith('typed');
  expect([field.value, box.checked]).toEqual(['typed', true]);
});

test('text typed during hydration is restored too', () => {
  const { root, field } = aPage();
  const again = keepEarlyInput(root);
  field.value = 'later';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  again();
  expect(field.value).toBe('later');
});

test('the last press or submit is repeated, and recording ends', () => {
  const { root, button, form, submit } = aPage();
  const pressed = jest.fn();
  const sent = jest.fn((event: Event) => event.preventDefault());
  button.addEventListener('click', pressed);
  form.addEventListener('submit', sent);
  const end = jest.fn();
  window.earlyInput = { pressed: button, end };
  keepEarlyInput(root)();
  expect([pressed.mock.calls.length, sent.mock.calls.length, end.mock.calls.length]).toEqual([1, 0, 1]);
  window.earlyInput = { pressed: button, sent: { form, by: submit }, end };
  keepEarlyInput(root)();
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
});

test('presses are no longer recorded once React hydrates, since it receives them itself', () => {
  const { root, button } = aPage();
  // Like the document's script, as far as jsdom allows.
  const note = () => Object.assign(window.earlyInput ?? {}, { pressed: button });
  window.earlyInput = { end: () => document.removeEventListener('click', note, true) };
  document.addEventListener('click', note, true);
  const again = keepEarlyInput(root);
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  button.click();
  again();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('untouched fields are left alone', () => {
  const { root, field } = aPage();
  const heard = jest.fn();
  field.addEventListener('input', heard);
  keepEarlyInput(root)();
  expect(heard).not.toHaveBeenCalled();
});
