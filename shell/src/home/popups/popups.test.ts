import { arePopupsHidden, HIDDEN_SECONDS, hidePopups } from './popupCookie.ts';

test('hiding the popups lasts for a day, by a cookie', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  expect(arePopupsHidden('')).toBe(false);
  hidePopups();
  expect(HIDDEN_SECONDS).toBe(86_400);
  expect(written).toHaveBeenCalledWith(expect.stringContaining('max-age=86400'));
  expect(arePopupsHidden()).toBe(true);
  written.mockRestore();
});
