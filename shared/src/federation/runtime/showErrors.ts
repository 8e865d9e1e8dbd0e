/**
 * Runs in a section under development. Errors that the portal catches while it renders reach the console alone: this
 * passes them on to webpack's overlay, which listens to uncaught ones.
 */
export default function showErrorsPlugin() {
  const log = console.error;
  console.error = (...values: unknown[]) => {
    log.apply(console, values);
    const [error] = values;
    if (error instanceof Error) dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  };
  return { name: 'showErrors' };
}
