// When somebody touched something: on a slow device that is some time before the page gets round to it.

/** In the time that `Date.now()` tells. Events have a clock of their own, so only how long ago it was is taken from it. */
export const whenTouched = (event: Event): number => Date.now() - Math.max(0, performance.now() - event.timeStamp);

/** Touches that wait in the browser's queue are heard first: it hands them out before a timer that is set now. */
export const touchesHeard = (): Promise<void> => new Promise((heard) => void setTimeout(heard));
