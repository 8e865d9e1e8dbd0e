import { render, screen } from '@testing-library/react';
import { page } from './page.tsx';

describe('a lazily loaded page', () => {
  const load = (route: ReturnType<typeof page>) => (route.loader as () => Promise<null>)();
  const Content = () => <h1>쪽</h1>;

  test('is loaded again after a failed load', async () => {
    const module = jest.fn().mockRejectedValueOnce(new Error('chunk gone')).mockResolvedValue({ default: Content });
    const route = page(module);
    await expect(load(route)).rejects.toThrow('chunk gone');
    await load(route);
    const Page = route.Component as React.ComponentType;
    render(<Page />);
    expect(screen.getByRole('heading', { name: '쪽' })).toBeInTheDocument();
  });

  test('is loaded only once', async () => {
    const module = jest.fn().mockResolvedValue({ default: Content });
    const route = page(module);
    await load(route);
    await load(route);
    expect(module).toHaveBeenCalledTimes(1);
  });
});
