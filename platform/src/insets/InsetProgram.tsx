import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ClientProvider } from '@portal/shared/client';
import { InsetRouter } from '@portal/shared/router/inset';
import type { Portal } from '../sections/ui/PortalContext.ts';

interface InsetProgramProps extends Pick<Portal, 'router' | 'queryClient'> {
  children: ReactNode;
  /** Replaces the inset if it throws. */
  failure(thrown: unknown, reset: () => void): ReactNode;
  onDrawn?(): void;
}

/** An inset as a program of its own besides the page, identical on the server and in the browser. */
export function InsetProgram({ router, queryClient, children, failure, onDrawn }: InsetProgramProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <ClientProvider queryClient={queryClient}>
      <InsetRouter router={router}>
        <ErrorBoundary fallbackRender={({ error, resetErrorBoundary }) => failure(error, resetErrorBoundary)}>
          {children}
        </ErrorBoundary>
      </InsetRouter>
    </ClientProvider>
  );
}

/** React numbers the ids of each program from the start: those of an inset have its path as a prefix. */
export const idsOf = (path: string): string => `${path.replace(/\W/g, '')}-`;
