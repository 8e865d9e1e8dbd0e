import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallError } from '@portal/shared/client';

interface Submission<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The form's field of a path of the wire, where the two differ. */
  fieldOf?: (path: string) => string;
  /** Asks for the last time; false goes back to the form. */
  ask(values: Values): Promise<boolean>;
  /** Sends it; the number of what was made. */
  send(values: Values): Promise<number>;
  /** Goes on. */
  done(made: number): void;
  /** The API said no for a reason of its own (full, closed, already applied): what is shown is old. */
  refused(): void;
}

/** Sends a form once, however often its button is pressed, and puts what the API rejects at its fields. */
export function useSubmission<Values extends FieldValues>({
  form,
  fieldOf = (path) => path,
  ask,
  send,
  done,
  refused,
}: Submission<Values>) {
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  const settle = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    const known = form.getValues();
    for (const { path, message } of error.issues) {
      const field = fieldOf(path);
      if (field in known) form.setError(field as Path<Values>, { type: 'server', message });
    }
    if (error.failure === 'refused') refused();
  };

  const submit = async (values: Values) => {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    try {
      if (await ask(values)) done(await send(values));
    } catch (error) {
      settle(error);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { submit, isRunning };
}
