import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CameraReader } from './CameraReader.tsx';

const stop = jest.fn();
const stream = { getTracks: () => [{ stop }] };
const askCamera = jest.fn();

beforeEach(() => {
  jest.restoreAllMocks();
  Element.prototype.scrollIntoView = jest.fn();
  stop.mockReset();
  askCamera.mockReset();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: askCamera } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

test.each([
  ['NotAllowedError', /카메라 사용을 허용하지 않으셨습니다/],
  ['NotFoundError', /쓸 수 있는 카메라가 없습니다/],
  ['NotReadableError', /다른 앱이 카메라를 쓰고 있습니다/],
])('%s is shown, with how to take attendance by hand', async (name, words) => {
  askCamera.mockRejectedValue(new DOMException('', name));
  render(<CameraReader mayOpen onCode={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: '카메라로 읽기' }));
  expect(await screen.findByText(words)).toHaveTextContent('명단에서');
});

test('the browser’s own reader reads a code once while it is held there, and the camera is switched off', async () => {
  askCamera.mockResolvedValue(stream);
  const detect = jest.fn().mockResolvedValue([{ rawValue: 'HFA-12-KQRTWXBZ' }]);
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = detect;
  }
  Object.assign(globalThis, { BarcodeDetector: Detector });
  const onCode = jest.fn();
  render(<CameraReader mayOpen onCode={onCode} />);
  await userEvent.click(screen.getByRole('button', { name: '카메라로 읽기' }));
  await waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(3));
  expect(onCode).toHaveBeenCalledWith('HFA-12-KQRTWXBZ');
  expect(onCode).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '카메라 끄기' }));
  await waitFor(() => expect(stop).toHaveBeenCalled());
});
