import type { ReactNode } from 'react';

export function FrameLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
