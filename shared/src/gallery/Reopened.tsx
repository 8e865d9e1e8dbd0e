import { useState, type ReactNode } from 'react';
import { Button } from '../ui/index.ts';

/** A dialog that is open at first, and a button that opens it again. */
export function Reopened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>창 열기</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
