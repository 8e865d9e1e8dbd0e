import { render, screen } from '@testing-library/react';
import { isCompatible, page } from './index.ts';

test.each([
  ['1.0.0', '1.0.0', true],
  ['1.0.9', '1.0.0', true],
  ['1.1.0', '1.2.0', true],
  ['1.2.0', '1.1.0', false],
  ['2.0.0', '1.9.0', false],
  ['0.9.0', '1.0.0', false],
])('a section built against %s in a shell of %s: %s', (section, host, answer) =>
  expect(isCompatible(section, host)).toBe(answer),
);

describe('a lazily loaded page', () => {
  const load = (route: ReturnType<typeof page>) => (route.loader as () => Promise<null>)();
  const Content = () => <h1>쪽</h1>;

  test('tries again after a load that failed', async () => {
    const module = jest.fn().mockRejectedValueOnce(new Error('chunk gone')).mockResolvedValue({ default: Content });
    const route = page(module);
    await expect(load(route)).rejects.toThrow('chunk gone');
    await load(route);
    const Page = route.Component as React.ComponentType;
    render(<Page />);
    expect(screen.getByRole('heading', { name: '쪽' })).toBeInTheDocument();
  });

  test('is loaded once', async () => {
    const module = jest.fn().mockResolvedValue({ default: Content });
    const route = page(module);
    await load(route);
    await load(route);
    expect(module).toHaveBeenCalledTimes(1);
  });

  test('gives up on files that never come', async () => {
    jest.useFakeTimers();
    const route = page(() => new Promise(() => undefined));
    const waiting = expect(load(route)).rejects.toThrow('timeout');
    await jest.advanceTimersByTimeAsync(15_000);
    await waiting;
    jest.useRealTimers();
  });
});
