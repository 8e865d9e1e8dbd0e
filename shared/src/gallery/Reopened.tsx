import { useState, type ReactNode } from 'react';
import { Button } from '../ui/index.ts';

/** Initially open dialog with a button that reopens it. */
export function Reopened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>창 열기</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
