/** A signal that Ctrl-C (or SIGTERM) fires once; the second time the process ends at once. */
export function interruptible(onStop: () => void): { readonly signal: AbortSignal; readonly stop: () => void } {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    onStop();
    controller.abort(new Error('stopped'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    stop: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
